import { pushedBranches } from "../git/pushes.ts";
import type { Predicate, PushesBranchData } from "../predicate.ts";
import { answer } from "../shell/finding.ts";
import { gitFindings } from "../git/git-findings.ts";

/** A shell command pushes to (or deletes) one of the branches on a remote; the destination decides. */
export const pushesBranch: Predicate<PushesBranchData> = {
  kind: "pushes-branch",
  holds: (data, call) =>
    answer(
      gitFindings(call, { ofGit: (git) => pushedBranches(git, data.branches), ofFile: () => [] }),
      data.opaque,
    ),
};
