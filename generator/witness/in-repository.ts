import type { InRepositoryData } from "#runtime/predicate";
import { pathPieces } from "./path-pieces.ts";
import { samplePaths } from "./sample-path.ts";
import type { Witness } from "./witness.ts";

export const inRepository: Witness<InRepositoryData> = {
  kind: "in-repository",
  witness: ({ fields }, about) =>
    pathPieces(fields, ["src/a.ts"], about).map((piece) => ({ ...piece, place: "repository" })),
  counterWitness: ({ fields, outside }, about) => [
    ...pathPieces(fields, ["src/a.ts"], about),
    ...pathPieces(fields, samplePaths(outside), about).map(
      (piece) => ({ ...piece, place: "repository" }) as const,
    ),
  ],
};
