import type { Piece } from "./piece.ts";
import type { About } from "./witness.ts";

/** Input fields that hold a list of paths. */
const LISTS: ReadonlySet<string> = new Set(["files", "attachments"]);

/** One piece per path, in the first field that the tool has. */
export function pathPieces(
  fields: readonly string[],
  paths: readonly string[],
  { pathFields }: About,
): readonly Piece[] {
  const field = fields.find((name) => pathFields?.includes(name)) ?? fields[0];
  if (field === undefined) return [];
  return paths.map((path) => ({ input: { [field]: LISTS.has(field) ? [path] : path } }));
}
