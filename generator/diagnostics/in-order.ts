import type { Diagnostic } from "./diagnostic.ts";

/** Findings by file, then position, then code and message; the same finding stands once. */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = [...diagnostics].sort(compare);
  return sorted.filter((diagnostic, index) => {
    const before = sorted[index - 1];
    return before === undefined || compare(before, diagnostic) !== 0;
  });
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.span.file, b.span.file) ||
    a.span.start.offset - b.span.start.offset ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
