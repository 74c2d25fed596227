/** Where in a text something stands; lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
