/**
 * `issue-named`: an issue is known for the work at hand. It is named by the branch of the work tree
 * that the call works in, by the first line of one of the files (below the work tree's top or the
 * project directory), or, for an agent in an isolation worktree, whose branch the client made and
 * named, by the task in the agent's own transcript.
 *
 * The work tree is that of the file the call names; a call that names none works in its directory.
 */
import { join } from "node:path";
import type { Call } from "../call.ts";
import { firstLine } from "../first-line.ts";
import { inputPaths } from "../paths/input-paths.ts";
import { outsideWorktree } from "../paths/outside-worktree.ts";
import { physicalPath } from "../paths/physical.ts";
import { spellingsOf } from "../paths/spellings.ts";
import { searchPattern } from "../pattern.ts";
import type { IssueNamedData, Predicate } from "../predicate.ts";
import { firstPrompt } from "../transcript/first-prompt.ts";
import { branchOf, workTreeTop } from "../work-tree.ts";

const pathFields = ["file_path", "notebook_path", "path"];

export const issueNamed: Predicate<IssueNamedData> = {
  kind: "issue-named",
  holds(data, call) {
    const branch = searchPattern(data.branch);
    const text = searchPattern(data.text, true);
    const holds = workTreesOf(call).every(
      (top) => namedByBranch(top, branch) || namedByFile(top, data.files, text, call),
    );
    return { holds: holds || namedByTask(data, text, call) };
  },
};

/** The tops of the work trees that the call touches; a file outside of any is the work of the current one. */
function workTreesOf(call: Call): readonly string[] {
  const paths = inputPaths(call, pathFields).flatMap((path) => spellingsOf(path, call).plain);
  const own = workTreeTop(physicalPath(call.cwd)) ?? call.cwd;
  const real = (paths.length === 0 ? [call.cwd] : paths).map(physicalPath);
  return [...new Set(real.map((path) => workTreeTop(path) ?? own))];
}

function namedByBranch(top: string, pattern: RegExp): boolean {
  const branch = branchOf(top);
  return branch !== undefined && pattern.test(branch);
}

function namedByFile(top: string, files: readonly string[], text: RegExp, call: Call): boolean {
  return [top, call.projectDir].some((folder) =>
    files.some((file) => text.test(firstLine(join(folder, file)) ?? "")),
  );
}

function namedByTask({ maxBytes }: IssueNamedData, text: RegExp, call: Call): boolean {
  const inWorktree = outsideWorktree(call.cwd) !== call.cwd;
  if (call.agentId === undefined || !inWorktree) return false;
  return text.test(firstPrompt(call, maxBytes));
}
