/**
 * Values of the spec as Markdown. Prose of the spec knows one markup, the code span; everything
 * else in it is plain text and comes out as typed, whatever Markdown would make of it.
 */
import { listing } from "../describe/listing.ts";

const CODE_SPAN = /(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;

function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&]/g, "\\$&");
}

/** Characters that would open a heading, a list, a quote or a rule at the start of a line. */
function escapeStart(text: string): string {
  return text.replace(/^(?:[#+=-]|\d+(?=[.)]))/, (start) =>
    /^\d/.test(start) ? `${start}\\` : `\\${start}`,
  );
}

/** Text as an inline code span that holds exactly it, also inside a table. Newlines become spaces. */
export function code(text: string): string {
  const flat = text.replace(/\s*\n\s*/g, " ");
  const runs: readonly string[] = flat.match(/`+/g) ?? [];
  let ticks = "`";
  while (runs.includes(ticks)) ticks += "`";
  const pad = /^`|`$|^ .* $/.test(flat) ? " " : "";
  return flat === "" ? "(empty)" : `${ticks}${pad}${flat}${pad}${ticks}`;
}

/** One line of prose: code spans stay, everything else is literal. Newlines become spaces. */
export function prose(text: string): string {
  const flat = text.trim().replace(/\s*\n\s*/g, " ");
  const parts: string[] = [];
  let at = 0;
  for (const match of flat.matchAll(CODE_SPAN)) {
    parts.push(escapeText(flat.slice(at, match.index)), match[0]);
    at = match.index + match[0].length;
  }
  parts.push(escapeText(flat.slice(at)));
  return escapeStart(parts.join(""));
}

/** A fenced block that holds exactly the text. */
export function fence(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}\n${text}\n${ticks}`;
}

/** Markdown as a table cell: a pipe would end the cell, in a code span too. */
export function cell(markdown: string): string {
  return markdown.replace(/\s*\n\s*/g, " ").replace(/\\?\|/g, "\\|");
}

/** At most so many items of a long list; the last then says how many more there are. */
export function few(items: readonly string[], most = 12): readonly string[] {
  return fewOf(items, (item) => item, most);
}

/** The same of items that still have to be put into words. */
export function fewOf<T>(
  items: readonly T[],
  words: (item: T) => string,
  most = 12,
): readonly string[] {
  if (items.length <= most) return items.map(words);
  return [...items.slice(0, most - 1).map(words), `${items.length - most + 1} more`];
}

/** Names as code spans in one listing, a long one cut short. */
export function fewCodes(names: readonly string[]): string {
  return listing(fewOf(names, code));
}

/** Names as code spans in one listing. */
export function codes(names: readonly string[], last = "and"): string {
  return listing(names.map(code), last);
}

/** `1 tool`, `7 tools`. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** Ends in a full stop, a colon or another mark of its own. */
export function sentence(markdown: string): string {
  return markdown === "" || /[.!?:…]$/.test(markdown) ? markdown : `${markdown}.`;
}
