import type { IssueNamedData } from "#runtime/predicate";
import type { Piece } from "./piece.ts";
import { nearMisses, samplesOf } from "./sample-pattern.ts";
import type { Witness } from "./witness.ts";

/** What git takes as the name of a branch. */
const BRANCH = /^[A-Za-z0-9][A-Za-z0-9_/-]*[A-Za-z0-9]$/u;

function onBranches(names: readonly string[]): readonly Piece[] {
  return names
    .filter((name) => BRANCH.test(name))
    .map((branch) => ({ place: "repository", branch }));
}

export const issueNamed: Witness<IssueNamedData> = {
  kind: "issue-named",
  witness: ({ branch }) =>
    onBranches(["12-fix", "issue-12-fix", "feat/12-fix", ...samplesOf(branch)]),
  counterWitness: ({ branch }) => [
    ...onBranches(["main", "fix", ...nearMisses(samplesOf(branch))]),
    {},
  ],
};
