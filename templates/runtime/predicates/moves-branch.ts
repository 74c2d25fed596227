import { answer } from "../shell/finding.ts";
import { movedBranches } from "../git/moves.ts";
import type { MovesBranchData, Predicate } from "../predicate.ts";
import { gitFindings } from "./git-findings.ts";

/**
 * A shell command commits to, or otherwise moves, one of the local branches; a fast-forward of a
 * branch to its own remote does not count.
 */
export const movesBranch: Predicate<MovesBranchData> = {
  kind: "moves-branch",
  holds: (data, call) =>
    answer(
      gitFindings(call, (git) => movedBranches(git, data.branches)),
      data.opaque,
    ),
};
