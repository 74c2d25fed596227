import type { Diagnostic } from "#diagnostics/diagnostic";
import { loadCodes } from "#diagnostics/codes/load";
import type { ExitCode } from "./command.ts";

/** Codes that say "this could not be read or written" rather than "this is wrong". */
const UNUSABLE: ReadonlySet<string> = new Set([
  ...Object.keys(loadCodes),
  "spec-unreadable",
  "evidence-unreadable",
  "out-unreadable",
  "out-unwritable",
  "start-unwritable",
  "found-nothing",
  "found-unreadable",
]);

/** The exit code that findings lead to; warnings alone do not fail. */
export function exitCode(diagnostics: readonly Diagnostic[]): ExitCode {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.some(({ code }) => UNUSABLE.has(code))) return 2;
  return errors.length > 0 ? 1 : 0;
}
