import { matchBranch } from "../git/branch-match.ts";
import { movedBranches } from "../git/moves.ts";
import type { MovesBranchData, Predicate } from "../predicate.ts";
import { answer, sure, type Finding } from "../shell/finding.ts";
import { text } from "../shell/words/word.ts";
import { gitFindings } from "../git/git-findings.ts";

/**
 * A shell command commits to, or otherwise moves, one of the local branches; a fast-forward of a
 * branch to its own remote does not count.
 */
export const movesBranch: Predicate<MovesBranchData> = {
  kind: "moves-branch",
  holds: (data, call) =>
    answer(
      gitFindings(call, {
        ofGit: (git) => movedBranches(git, data.branches),
        ofFile: (name) => refWrite(name, data.branches),
      }),
      data.opaque,
    ),
};

function refWrite(name: string, branches: readonly string[]): readonly Finding[] {
  if (name === "packed-refs") return [sure("it rewrites git's packed-refs")];
  const branch = /^refs\/heads\/(.+)$/su.exec(name)?.[1];
  const isGuarded = branch !== undefined && matchBranch(branches, text(branch), true) === "yes";
  return isGuarded ? [sure(`it writes the file of ${branch}`)] : [];
}
