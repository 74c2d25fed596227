/**
 * What a guard says of a command, for tables. `push-main on feat: git push` asks the rule for the
 * folder `feat`; ` in PowerShell` before the colon names another tool than Bash.
 */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Call } from "../../../../templates/runtime/call.ts";
import type { Answer } from "../../../../templates/runtime/predicate.ts";
import { movesBranch } from "../../../../templates/runtime/predicates/moves-branch.ts";
import { pushesBranch } from "../../../../templates/runtime/predicates/pushes-branch.ts";
import { runsCommand } from "../../../../templates/runtime/predicates/runs-command.ts";
import { shellWrites } from "../../../../templates/runtime/predicates/shell-writes.ts";
import { skipsGitHooks } from "../../../../templates/runtime/predicates/skips-git-hooks.ts";
import { bashCall } from "./bash-call.ts";
import { guardedPaths } from "./guarded-paths.ts";
import { git, makeLayout, tempDirectory } from "./layout.ts";

const branches = ["main"];
const commands = [
  ["gh", "pr", "merge"],
  ["tea", "pulls", "merge"],
  ["curl", "*/pulls/*/merge"],
];
const globs = guardedPaths;

const rules: Readonly<Record<string, (call: Call, opaque: boolean) => Answer>> = {
  "commit-main": (call, opaque) =>
    movesBranch.holds({ kind: "moves-branch", branches, opaque }, call),
  "push-main": (call, opaque) =>
    pushesBranch.holds({ kind: "pushes-branch", branches, opaque }, call),
  "no-verify": (call, opaque) => skipsGitHooks.holds({ kind: "skips-git-hooks", opaque }, call),
  merge: (call, opaque) => runsCommand.holds({ kind: "runs-command", commands, opaque }, call),
  writes: (call, opaque) => shellWrites.holds({ kind: "shell-writes", globs, opaque }, call),
};

export interface Folders {
  /** HOME, as the guards see it. */
  readonly root: string;
  /** By the name that the tables give them. */
  readonly paths: Readonly<Record<string, string>>;
  remove(): void;
}

/** A clone on `main` with an upstream, its worktree on `feat`, and `guarded`, full of guarded files. */
export function makeFolders(): Folders {
  const layout = makeLayout();
  git(layout.repo, "branch", "--set-upstream-to=origin/main", "main");
  const guarded = guardedFolder();
  return {
    root: layout.root,
    paths: { main: layout.repo, feat: layout.feat, guarded },
    remove() {
      layout.remove();
      rmSync(guarded, { recursive: true, force: true });
    },
  };
}

/** The verdict where all counts that may be; a second line where only what is sure does, if it differs. */
export function verdicts(asked: string, { root, paths }: Folders): readonly string[] {
  const [, rule = "", folder = "", tool = "Bash", command = ""] =
    /^([\w-]+) on (\w+)(?: in (\w+))?: (.*)$/su.exec(asked) ?? [];
  const [cwd, ask] = [paths[folder], rules[rule]];
  if (cwd === undefined || ask === undefined) throw new Error(`nothing is asked: ${asked}`);
  const said = [true, false].map((opaque) => shown(ask(bashCall(command, cwd, { tool }), opaque)));
  const lines = said.map((line) => line.replaceAll(cwd, "/top").replaceAll(root, "/root"));
  return [...new Set(lines)];
}

function shown(answer: Answer): string {
  if (!answer.holds) return "let pass";
  const isUnsure = "unsure" in answer && answer.unsure === true;
  return `${isUnsure ? "unsure" : "refused"}: ${answer.because ?? ""}`;
}

function guardedFolder(): string {
  const top = tempDirectory();
  const folders =
    ".claude/hooks .claude/agents .claude/worktrees/a/.claude .claude/worktrees/a/src evil/.claude other/src src build sub/.claude sub/deep";
  const files =
    ".claude/settings.json .claude/hooks/guard.mjs .mcp.json evil.json evil/.mcp.json src/a.ts build/x a.txt sub/.claude/settings.json other/a.txt";
  for (const path of folders.split(" ")) mkdirSync(join(top, path), { recursive: true });
  for (const path of files.split(" ")) writeFileSync(join(top, path), "");
  symlinkSync(".claude", join(top, "link"));
  symlinkSync(".claude/hooks/new.mjs", join(top, "dangling"));
  git(top, "init", "-q", "-b", "main");
  return top;
}
