import type { PathUnderData } from "#runtime/predicate";
import { pathPieces } from "./path-pieces.ts";
import { samplePaths } from "./sample-path.ts";
import type { Witness } from "./witness.ts";

export const pathUnder: Witness<PathUnderData> = {
  kind: "path-under",
  witness: ({ fields, globs }, about) => pathPieces(fields, samplePaths(globs), about),
  counterWitness: ({ fields }, about) => pathPieces(fields, ["src/a.ts", "elsewhere/a.md"], about),
};
