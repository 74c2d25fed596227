import type { PredicateData } from "#runtime/predicate";
import { combined, type Piece } from "./piece.ts";
import type { About } from "./witness.ts";
import { leafPieces } from "./witnesses.ts";

/** Alternatives for one condition at most. */
const MOST = 48;

/** Pieces under which a condition holds, or does not. */
export function satisfying(
  data: PredicateData | undefined,
  holds: boolean,
  about: About,
): readonly Piece[] {
  if (data === undefined) return holds ? [{}] : [];
  switch (data.kind) {
    case "all":
      return holds ? together(data.of, holds, about) : oneOf(data.of, holds, about);
    case "any":
      return holds ? oneOf(data.of, holds, about) : together(data.of, holds, about);
    case "not":
      return satisfying(data.of, !holds, about);
    default:
      return leafPieces(data, holds, about).slice(0, MOST);
  }
}

function together(of: readonly PredicateData[], holds: boolean, about: About): readonly Piece[] {
  return of.reduce<readonly Piece[]>(
    (all, part) => combined(all, satisfying(part, holds, about), MOST),
    [{}],
  );
}

function oneOf(of: readonly PredicateData[], holds: boolean, about: About): readonly Piece[] {
  const each = of.map((part) => satisfying(part, holds, about));
  // A few of each before the rest of any.
  const longest = Math.max(0, ...each.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => each.flatMap((own) => own[at] ?? []))
    .flat()
    .slice(0, MOST);
}
