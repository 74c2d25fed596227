import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { type Position, startOf } from "#ir/span";
import type { Disk } from "./disk.ts";
import { readText } from "./read-text.ts";

/** The spec's text, or the one finding that says why it cannot be read. */
export type SpecText = { readonly text: string } | { readonly fault: Diagnostic };

/** Reads the spec at `path`; `shown` is how people are told of it. */
export function readSpec(disk: Disk, path: string, shown: string): SpecText {
  const read = readText(disk, path);
  if ("text" in read) return read;
  const { line = 1, column = 1 } = read;
  const start: Position = { offset: 0, line, column };
  const reason = `cannot read the spec "${shown}": ${read.reason}`;
  return { fault: report("spec-unreadable", { ...startOf(shown), start, end: start }, { reason }) };
}
