/** A terminal as an SVG: text stays text, so it can be read, searched and compared. */
import { type Run, type Style, styledLines } from "./styled-lines.ts";

const COLUMNS = 80;
/** Pixels; a character's box in a font that no two machines share, so every run says how wide it is. */
const [CHAR, LINE, PAD] = [8.4, 19, 16];

/** Colours on the dark ground, with a contrast of 4.5 and more. */
const COLORS: Readonly<Record<number, string>> = {
  31: "#ff7b72",
  32: "#7ee787",
  33: "#e3b341",
  34: "#79c0ff",
  35: "#d2a8ff",
  36: "#56d4dd",
  90: "#9da7b3",
};

const FONT =
  "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace";

/** `title` says what is seen, for those who cannot see it; `text` is what was printed, with its colours. */
export function terminalPicture(title: string, text: string): string {
  const lines = styledLines(text, COLUMNS);
  const width = Math.ceil(COLUMNS * CHAR + 2 * PAD);
  const height = lines.length * LINE + 2 * PAD;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="8" fill="#0d1117"/>`,
    `<g font-family="${FONT}" font-size="14" fill="#e6edf3">`,
    ...lines.map(line).filter((one) => one !== ""),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

function line(runs: readonly Run[], row: number): string {
  let column = 0;
  const y = PAD + row * LINE + 14;
  return runs
    .flatMap(({ text, style }) =>
      // Renderers fold spaces: where several follow each other, a new text starts after them.
      text.split(/( {2,})/u).flatMap((part) => {
        const start = column + part.length - part.trimStart().length;
        column += part.length;
        const shown = part.trim();
        return shown === "" ? [] : [piece(shown, start, y, style)];
      }),
    )
    .join("\n");
}

function piece(text: string, column: number, y: number, { bold, dim, color }: Style): string {
  const weight = bold ? ' font-weight="bold"' : "";
  const fill = color === undefined ? "" : ` fill="${colorOf(color)}"`;
  const opacity = dim ? ' opacity="0.75"' : "";
  const [x, width] = [round(PAD + column * CHAR), round(text.length * CHAR)];
  return `<text x="${x}" y="${y}" textLength="${width}"${weight}${fill}${opacity}>${escape(text)}</text>`;
}

function colorOf(code: number): string {
  const color = COLORS[code];
  if (color === undefined) throw new Error(`colour ${code} has no place on the palette`);
  return color;
}

function round(pixels: number): string {
  return String(Math.round(pixels * 10) / 10);
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
