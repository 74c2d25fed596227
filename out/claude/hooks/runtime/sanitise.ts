/**
 * Values from a payload on their way into a line that people and scripts read. Nothing in them may
 * end the line, start a terminal sequence, turn the reading direction or grow without bound.
 */

/** Control characters, line and paragraph separators, bidi marks, zero-width and other format characters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
const outsideName = /[^\p{L}\p{N}_:.\-/@+*]+/gu;

/** A name (tool, agent, hook) as one word, so that `tool={tool}` stays one field. At most 120 characters. */
export function asName(value: string): string {
  return shorten(value.replace(outsideName, "_"), 120);
}

/** A clause on one line. At most 300 characters. */
export function asClause(value: string): string {
  return shorten(value.replace(unprintable, " ").trim(), 300);
}

function shorten(text: string, most: number): string {
  // A value of megabytes is cut before it is taken apart.
  const characters = Array.from(text.slice(0, most * 2 + 2));
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
}
