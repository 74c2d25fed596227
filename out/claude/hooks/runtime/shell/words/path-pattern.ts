import { resolve } from "node:path";
import { dropStart, escapePattern, literal, patternOf, prefix, type Word } from "./word.ts";

/** The absolute paths that a word may stand for: `head` itself, and the `rest` of what is below it. */
export function pathPattern(source: Word, cwd: string): RegExp {
  const known = literal(source);
  const below = prefix(source).startsWith("./") ? dropStart(source, 2) : source;
  const pattern =
    known === undefined
      ? `(?:${escapePattern(cwd)}\\/)?${patternOf(below)}`
      : escapePattern(resolve(cwd, known));
  return new RegExp(`^(?<head>${pattern})(?<rest>\\/.*)?$`, "su");
}
