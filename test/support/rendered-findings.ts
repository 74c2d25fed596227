import type { Diagnostic } from "#diagnostics/diagnostic";
import { render } from "#diagnostics/render";
import { SPEC_FILE } from "./compile-spec.ts";

/** Findings over a spec as a person sees them, without colour. */
export function renderedFindings(findings: readonly Diagnostic[], text: string): string {
  return render(findings, { sources: new Map([[SPEC_FILE, text]]), color: false });
}
