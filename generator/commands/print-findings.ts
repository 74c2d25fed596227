import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Sink } from "../io/terminal.ts";
import type { Compiled } from "./compile.ts";

/**
 * Prints findings for people. The renderer is loaded only when there is something to print: a run
 * without findings is the common one.
 */
export async function printFindings(
  sink: Sink,
  diagnostics: readonly Diagnostic[],
  sources: Compiled["sources"],
): Promise<void> {
  if (diagnostics.length === 0) return;
  const { render, tally } = await import("#diagnostics/render");
  sink.write(`${render(diagnostics, { sources, color: sink.color })}\n${tally(diagnostics)}\n`);
}

/** Findings that ask for action; notes are left to `gen lint`. */
export function pressing(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity !== "info");
}
