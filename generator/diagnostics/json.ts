import type { Diagnostic } from "./diagnostic.ts";

/** A finding as programs read it; lines and columns count from 1. */
export interface JsonDiagnostic {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly help: string | null;
}

/** Findings as `--format json` prints them. */
export function toJson(diagnostics: readonly Diagnostic[]): readonly JsonDiagnostic[] {
  return diagnostics.map(({ code, severity, message, span, help = null }) => ({
    code,
    severity,
    message,
    file: span.file,
    line: span.start.line,
    column: span.start.column,
    help,
  }));
}
