import { codeFrameColumns } from "@babel/code-frame";
import { styleText } from "node:util";
import type { Span } from "#ir/span";
import { catalogue } from "./catalogue.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** How findings are printed for people. */
export interface Look {
  /** Texts by the file names that spans use; a file that is missing here gets no excerpt. */
  readonly sources: ReadonlyMap<string, string>;
  readonly color: boolean;
}

type Style = Parameters<typeof styleText>[0];

const WIDTH = 80;
const STYLES = { error: "red", warning: "yellow", info: "cyan" } as const;

/**
 * Findings for people: place, what is wrong, the excerpt, why it matters, what to do. Reason and
 * remedy are the same for many findings of a kind; they stand with the first.
 */
export function render(diagnostics: readonly Diagnostic[], look: Look): string {
  const told = new Set<string>();
  return diagnostics
    .map((diagnostic) => {
      const text = one(diagnostic, look, told);
      told.add(catalogue[diagnostic.code].cause).add(diagnostic.help ?? "");
      return text;
    })
    .join("\n");
}

/** `2 errors, 1 warning`; empty when there is nothing to count. */
export function tally(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic["severity"], one: string, many: string): string[] => {
    const number = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  };
  return [
    ...count("error", "error", "errors"),
    ...count("warning", "warning", "warnings"),
    ...count("info", "note", "notes"),
  ].join(", ");
}

function one(diagnostic: Diagnostic, { sources, color }: Look, told: ReadonlySet<string>): string {
  const { code, severity, message, span, related, help } = diagnostic;
  const paint = (style: Style, text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text;
  const place = paint("bold", `${span.file}:${span.start.line}:${span.start.column}`);
  const title = `${place} ${paint(STYLES[severity], severity)} ${code}`;
  // A note asks for nothing now: its place is enough, and many stay readable.
  if (severity === "info") return `${[title, ...wrap(message, "  ")].join("\n")}\n`;
  const lines = [
    title,
    ...wrap(message, "  "),
    ...excerpt(span, sources.get(span.file), color),
    ...related.flatMap((other) =>
      wrap(`${other.message}: ${other.span.file}:${other.span.start.line}`, "  see  "),
    ),
    ...(told.has(catalogue[code].cause) ? [] : wrap(catalogue[code].cause, "  why  ")),
    ...(help === undefined || told.has(help) ? [] : wrap(help, "  do   ")),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

/** The lines around `span` with a mark below it, cut to the width of a page. */
function excerpt(span: Span, source: string | undefined, color: boolean): readonly string[] {
  if (source === undefined || source === "") return [];
  const { line, column } = span.start;
  const shift = Math.max(0, column - 50);
  // The excerpt printer breaks lines at characters that YAML does not count as line ends.
  const lines = source.replaceAll(/[\r\u2028\u2029]/gu, " ").split("\n");
  const cut = lines.map((text, index) =>
    Math.abs(index + 1 - line) > 1 ? "" : text.slice(shift, shift + WIDTH - 10).trimEnd(),
  );
  const length = cut[line - 1]?.length ?? 0;
  const start = Math.min(column - shift, length + 1);
  const end = span.end.line === line ? span.end.column - shift : length + 1;
  // The excerpt printer counts columns from 0.
  const frame = codeFrameColumns(
    cut.join("\n"),
    {
      start: { line, column: start - 1 },
      end: { line, column: Math.max(start, Math.min(end - 1, length)) },
    },
    { linesAbove: 1, linesBelow: 1 },
  );
  return ["", ...frame.split("\n").map((text) => `  ${paintMark(text, color)}`.trimEnd()), ""];
}

function paintMark(text: string, color: boolean): string {
  return color && (text.startsWith(">") || /^\s*\|\s*\^+$/u.test(text))
    ? styleText("bold", text, { validateStream: false })
    : text;
}

/** Breaks a text at blanks; the first line starts with `label`, the others stand below the text. */
export function wrap(text: string, label: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && label.length + last.length + word.length < WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.map((line, index) => (index === 0 ? label : " ".repeat(label.length)) + line);
}
