/** A part of a scene: what one condition needs of a call and of what surrounds it. */
import type { Example, TranscriptStep } from "#ir/example";

export interface Piece {
  readonly input?: Readonly<Record<string, unknown>>;
  /** Input fields that must not be there. */
  readonly without?: readonly string[];
  readonly transcript?: readonly TranscriptStep[];
  readonly place?: Example["place"];
  readonly branch?: string;
  /** An agent's last message. */
  readonly says?: string;
}

/** Both pieces in one scene; where they want different things the second one has its way. */
export function merged(first: Piece, second: Piece): Piece {
  const dropped = new Set(second.without ?? []);
  const given = Object.keys(second.input ?? {});
  const input = Object.entries({ ...first.input, ...second.input }).filter(
    ([field]) => !dropped.has(field),
  );
  const without = [...(first.without ?? []), ...dropped].filter((field) => !given.includes(field));
  return {
    ...first,
    ...second,
    ...(input.length === 0 ? { input: {} } : { input: Object.fromEntries(input) }),
    without: [...new Set(without)],
    ...transcripts(first, second),
  };
}

/** What a person says first starts the turn in which the calls of both then stand. */
function transcripts(first: Piece, second: Piece): Pick<Piece, "transcript"> {
  const one = first.transcript ?? [];
  const two = second.transcript ?? [];
  if (one.length === 0 && two.length === 0) return {};
  const endsInCall = one.some((step) => "call" in step);
  return { transcript: endsInCall ? [...two, ...one] : [...one, ...two] };
}

/** Every piece of the one with every piece of the other, at most so many. */
export function combined(
  first: readonly Piece[],
  second: readonly Piece[],
  most: number,
): readonly Piece[] {
  return first.flatMap((one) => second.map((two) => merged(one, two))).slice(0, most);
}
