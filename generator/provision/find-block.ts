/**
 * Finding our blocks in a document that is not ours. Only a marker that stands alone on its line and
 * is read as such by Markdown counts: one in a sentence or in a code block is a document that
 * explains its markers.
 */
import { fromMarkdown } from "mdast-util-from-markdown";
import { placeAt, type Place } from "../json/place-at.ts";

/** The lines around a block, as they stand in the document. */
export interface Markers {
  readonly begin: string;
  readonly end: string;
}

/** Offsets of a block, from the begin of the first marker to the end of the last. */
export interface BlockRange {
  readonly start: number;
  readonly end: number;
}

/** Every pair of markers, or the one that has no partner. */
export type FoundBlocks =
  | { readonly blocks: readonly BlockRange[] }
  | { readonly fault: Place & { readonly reason: string } };

export function findBlocks(text: string, { begin, end }: Markers): FoundBlocks {
  const blocks: BlockRange[] = [];
  let open: Line | undefined;
  const fault = (line: Line, reason: string): FoundBlocks => ({
    fault: { ...placeAt(text, line.start), reason },
  });
  for (const line of markerLines(text, [begin, end])) {
    if (line.text === begin) {
      if (open !== undefined) return fault(line, `"${begin}" stands twice before its end`);
      open = line;
    } else {
      if (open === undefined) return fault(line, `"${end}" has no begin`);
      blocks.push({ start: open.start, end: line.end });
      open = undefined;
    }
  }
  return open === undefined ? { blocks } : fault(open, `"${begin}" has no end`);
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function markerLines(text: string, markers: readonly string[]): readonly Line[] {
  if (!markers.some((marker) => text.includes(marker))) return [];
  const lines: Line[] = [];
  // What is nested in a list or a quote is part of somebody's text.
  for (const node of fromMarkdown(text).children) {
    const { position } = node;
    if (node.type !== "html" || !position || !markers.includes(node.value.trim())) continue;
    const [start = 0, end = 0] = [position.start.offset, position.end.offset];
    lines.push({ text: node.value.trim(), start, end });
  }
  return lines;
}
