import type { Diagnostic } from "./diagnostic.ts";

const LEVELS = { error: "error", warning: "warning", info: "notice" } as const;

/** One annotation of a GitHub or Forgejo job log; lines and columns count from 1. */
export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly title: string;
  readonly message: string;
}

/** Findings as workflow commands (GitHub documentation, "Workflow commands for GitHub Actions"). */
export function toGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ code, severity, message, span, help }) =>
      annotation({
        level: LEVELS[severity],
        file: span.file,
        line: span.start.line,
        column: span.start.column,
        title: code,
        message: help === undefined ? message : `${message}\n${help}`,
      }),
    )
    .join("");
}

/** One workflow command with its line end; what would end it early is escaped. */
export function annotation(parts: Annotation): string {
  const { level, file, line, column, title, message } = parts;
  const place = `file=${property(file)},line=${line},col=${column},title=${property(title)}`;
  return `::${level} ${place}::${data(message)}\n`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
