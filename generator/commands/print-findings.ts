import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Sink } from "../io/terminal.ts";
import type { Compiled } from "./compile.ts";

/**
 * Prints findings for people: errors, then warnings, then notes, each by position; notes ask for
 * nothing and stand close together. The renderer is loaded only when there is something to print: a
 * run without findings is the common one.
 */
export async function printFindings(
  sink: Sink,
  diagnostics: readonly Diagnostic[],
  sources: Compiled["sources"],
): Promise<void> {
  if (diagnostics.length === 0) return;
  const { render, tally } = await import("#diagnostics/render");
  const look = { sources, color: sink.color };
  const of = (severity: Diagnostic["severity"]): readonly Diagnostic[] =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity);
  const blocks = [
    render([...of("error"), ...of("warning")], look),
    of("info")
      .map((one) => render([one], look))
      .join(""),
  ].filter((text) => text !== "");
  sink.write(`${blocks.join("\n")}\n${tally(diagnostics)}\n`);
}

/** Findings that ask for action; notes are left to `gen lint`. */
export function pressing(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity !== "info");
}
