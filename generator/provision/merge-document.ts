/** Our blocks in a document that is not ours; every byte outside the markers stays. */
import { MagicString } from "magic-string";
import { type BlockRange, findBlocks, type Markers } from "./find-block.ts";
import { findHeading } from "./find-heading.ts";

/** A text for a document of the account. */
export interface WantedBlock extends Markers {
  readonly name: string;
  /** Words of the heading under which it goes. */
  readonly heading: string;
  /** Markdown with LF line ends. */
  readonly content: string;
}

/** The document with the block, or why it cannot have it. */
export type MergedDocument =
  | { readonly text: string }
  | {
      readonly fault: { readonly line?: number; readonly column?: number; readonly reason: string };
    };

/** Puts the block between its markers, or under its heading when there are none yet. */
export function placeBlock(text: string, block: WantedBlock): MergedDocument {
  const found = findBlocks(text, block);
  if ("fault" in found) return found;
  const [first, ...copies] = found.blocks;
  if (first === undefined) return insertBlock(text, block);
  const edited = new MagicString(text);
  const old = text.slice(first.start, first.end);
  if (withLf(old) !== blockText(block)) {
    edited.update(first.start, first.end, withEol(blockText(block), eolAt(text, first.start)));
  }
  for (const copy of copies) cut(edited, text, copy);
  return { text: edited.toString() };
}

/** Takes the block out with its markers and the blank line that parted it from the text above. */
export function removeBlock(text: string, markers: Markers): MergedDocument {
  const found = findBlocks(text, markers);
  if ("fault" in found) return found;
  const edited = new MagicString(text);
  for (const block of found.blocks) cut(edited, text, block);
  return { text: edited.toString() };
}

/** Whether the block stands in the document already. */
export function hasBlock(text: string, markers: Markers): boolean {
  const found = findBlocks(text, markers);
  return "blocks" in found && found.blocks.length > 0;
}

/** A document that holds nothing but the blocks. */
export function newDocument(blocks: readonly WantedBlock[]): string {
  const headings = [...new Set(blocks.map(({ heading }) => heading))];
  const parts = headings.flatMap((heading, index) => [
    `${index === 0 ? "#" : "##"} ${heading}`,
    ...blocks.filter((block) => block.heading === heading).map(blockText),
  ]);
  return `${parts.join("\n\n")}\n`;
}

/** The block as it stands in a document with LF line ends; stable under Prettier. */
function blockText({ begin, end, content }: WantedBlock): string {
  return `${begin}\n\n${content.trim()}\n\n${end}`;
}

function insertBlock(text: string, block: WantedBlock): MergedDocument {
  const heading = findHeading(text, block.heading);
  if ("fault" in heading) return heading;
  const { at } = heading;
  const eol = eolAt(text, at);
  const isTight = /^\r?\n[^\r\n]/u.test(text.slice(at));
  const piece = `\n\n${blockText(block)}${isTight ? "\n" : ""}`;
  const merged = text.slice(0, at) + withEol(piece, eol) + text.slice(at);
  const found = findBlocks(merged, block);
  if ("blocks" in found && found.blocks.length === 1) return { text: merged };
  const reason = `the text under "${block.heading}" ends inside a code block or a comment that is not closed`;
  return { fault: { reason } };
}

function cut(edited: MagicString, text: string, { start, end }: BlockRange): void {
  const before = /(?:\r?\n[ \t]*){0,2}$/u.exec(text.slice(0, start))?.[0] ?? "";
  const isFirst = start === before.length;
  // What stands below keeps its own distance; at the top of a file there is nothing to part from.
  const after = isFirst ? (/^(?:[ \t]*\r?\n){0,2}/u.exec(text.slice(end))?.[0] ?? "") : "";
  edited.remove(start - before.length, end + after.length);
}

/** The line end of the line before `offset`, or else the first of the text. */
function eolAt(text: string, offset: number): string {
  const before = text.lastIndexOf("\n", offset - 1);
  const at = before === -1 ? text.indexOf("\n") : before;
  return at > 0 && text[at - 1] === "\r" ? "\r\n" : "\n";
}

function withLf(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

function withEol(text: string, eol: string): string {
  return eol === "\n" ? text : text.replaceAll("\n", eol);
}
