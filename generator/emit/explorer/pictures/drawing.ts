/** Parts of a picture. Widths of letters are estimates on the wide side: no font is measured at build time. */
import { type Markup, markup, NOTHING } from "../markup.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width of a letter at size 14, in user units. */
const LETTER = 7.6;

export function textWidth(text: string): number {
  return text.length * LETTER;
}

/** Lines no wider than `width`; the last of `most` ends in an ellipsis where text is left. */
export function wrapped(text: string, width: number, most: number): readonly string[] {
  const room = Math.max(4, Math.floor(width / LETTER));
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter((one) => one !== "")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(shortened(word, room));
  }
  if (lines.length <= most) return lines;
  return [
    ...lines.slice(0, most - 1),
    shortened(`${lines[most - 1] ?? ""} ${lines[most] ?? ""}`, room),
  ];
}

/** At most so many letters. */
export function shortened(text: string, room: number): string {
  const letters = [...text];
  return letters.length > room ? `${letters.slice(0, room - 1).join("")}…` : text;
}

export function label(x: number, y: number, text: string, kind = ""): Markup {
  return markup`<text x="${x}" y="${y}" class="${kind}">${text}</text>`;
}

/** A box with its lines in the middle. */
export function boxHtml(
  { x, y, width, height }: Box,
  lines: readonly string[],
  kind: string,
): Markup {
  const first = y + height / 2 - (lines.length - 1) * 9 + 5;
  return markup`<g class="box ${kind}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>${lines.map(
    (line, at) =>
      label(x + width / 2, first + at * 18, line, at === 0 ? "mid strong" : "mid small"),
  )}</g>`;
}

/** An arrow along a path; `text` stands at `at`. */
export function arrow(
  path: string,
  kind: string,
  text?: { readonly x: number; readonly y: number; readonly words: string },
): Markup {
  return markup`<path d="${path}" class="arrow ${kind}" marker-end="url(#tip)"/>${
    text === undefined ? NOTHING : label(text.x, text.y, text.words, "mid small on-line")
  }`;
}

export interface Picture {
  readonly id: string;
  readonly title: string;
  /** The same in words, for those who do not see it. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Markup[];
}

export function pictureHtml({ id, title, description, width, height, parts }: Picture): Markup {
  return markup`<figure><figcaption>${title}</figcaption>
    <div class="scroll picture" tabindex="0" role="group" aria-label="Picture: ${title}">
    <svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-t ${id}-d">
    <title id="${id}-t">${title}</title><desc id="${id}-d">${description}</desc>
    ${parts}</svg></div></figure>`;
}

/** The arrow head, once for the page. */
export function arrowHead(): Markup {
  return markup`<svg class="sprite" aria-hidden="true" width="0" height="0"><defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 1 9 5 0 9z" class="tip"/></marker></defs></svg>`;
}
