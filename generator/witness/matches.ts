import type { MatchesData } from "#runtime/predicate";
import { nearMisses, samplesOf } from "./sample-pattern.ts";
import type { Witness } from "./witness.ts";

export const matches: Witness<MatchesData> = {
  kind: "matches",
  witness: ({ field, pattern }) => samplesOf(pattern).map((text) => ({ input: { [field]: text } })),
  counterWitness: ({ field, pattern }) => [
    { input: { [field]: "another text" } },
    ...nearMisses(samplesOf(pattern)).map((text) => ({ input: { [field]: text } })),
    { without: [field] },
  ],
};
