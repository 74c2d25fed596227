import type { EqualsData } from "#runtime/predicate";
import type { Witness } from "./witness.ts";

export const equals: Witness<EqualsData> = {
  kind: "equals",
  witness: ({ field, values }) =>
    values.map((value) => (value === null ? { without: [field] } : { input: { [field]: value } })),
  counterWitness: ({ field }) => [{ input: { [field]: "another-value" } }, { without: [field] }],
};
