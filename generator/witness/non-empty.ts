import type { NonEmptyData } from "#runtime/predicate";
import type { Witness } from "./witness.ts";

export const nonEmpty: Witness<NonEmptyData> = {
  kind: "non-empty",
  witness: ({ field }) => [{ input: { [field]: ["a.pdf"] } }],
  counterWitness: ({ field }) => [{ without: [field] }, { input: { [field]: [] } }],
};
