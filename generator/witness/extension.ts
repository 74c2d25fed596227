import type { ExtensionData } from "#runtime/predicate";
import { pathPieces } from "./path-pieces.ts";
import type { Witness } from "./witness.ts";

export const extension: Witness<ExtensionData> = {
  kind: "extension",
  witness: (data, about) =>
    pathPieces(
      data.fields,
      data.in.map((ending) => `a${ending}`),
      about,
    ),
  counterWitness: ({ fields }, about) => pathPieces(fields, ["a.other", "a"], about),
};
