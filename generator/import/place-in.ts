import type { Span } from "#ir/span";
import type { SetupFile } from "./setup-file.ts";

/** A stretch of a user's file, by offsets into its text. */
export function placeIn({ shown, text }: SetupFile, from: number, to = from): Span {
  return { file: shown, start: positionAt(text, from), end: positionAt(text, to) };
}

function positionAt(text: string, offset: number): Span["start"] {
  const before = text.slice(0, offset).split("\n");
  return { offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
