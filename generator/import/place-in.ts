import type { Span } from "#ir/span";
import { placeAt } from "../json/place-at.ts";
import type { SetupFile } from "./setup-file.ts";

/** A stretch of a user's file, by offsets into its text. */
export function placeIn({ shown, text }: SetupFile, from: number, to = from): Span {
  const at = (offset: number): Span["start"] => ({ offset, ...placeAt(text, offset) });
  return { file: shown, start: at(from), end: at(to) };
}
