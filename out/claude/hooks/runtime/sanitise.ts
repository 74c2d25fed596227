/**
 * Values from a payload on their way into a line that people and scripts read. Nothing in them may
 * end the line, start a terminal sequence, turn the reading direction or grow without bound.
 */

/** Text in which nothing needs to change: nearly every name, and most clauses. */
const plainName = /^[\w:.\-/@+*]*$/;
const plainClause = /^[ -~]*$/;

/**
 * As texts, not literals: Unicode classes are looked up whenever such a literal is merely read, three
 * times in the life of a script, and cost every hook a millisecond.
 */
const outsideName = "[^\\p{L}\\p{N}_:.\\-/@+*]+";
/** Control characters, line and paragraph separators, bidi marks, zero-width and other format characters. */
const unprintable = "[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+";

/** A name (tool, agent, hook) as one word, so that `tool={tool}` stays one field. At most 120 characters. */
export function asName(value: string): string {
  const name = plainName.test(value) ? value : value.replace(new RegExp(outsideName, "gu"), "_");
  return shorten(name, 120);
}

/** A clause on one line. At most 300 characters. */
export function asClause(value: string): string {
  const line = plainClause.test(value) ? value : value.replace(new RegExp(unprintable, "gu"), " ");
  return shorten(line.trim(), 300);
}

function shorten(text: string, most: number): string {
  // A value of megabytes is cut before it is taken apart.
  const characters = Array.from(text.slice(0, most * 2 + 2));
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
}
