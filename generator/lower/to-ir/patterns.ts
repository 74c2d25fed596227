import { searchPattern } from "#runtime/pattern";
import type { Path } from "../../load/spans.ts";
import { problem, type Scope } from "./scope.ts";

/** Reports a pattern that the runtime could not compile; it is compiled here the same way. */
export function checkPattern(scope: Scope, pattern: string, path: Path): string {
  try {
    searchPattern(pattern);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problem(scope, "invalid-pattern", path, { pattern, reason });
  }
  return pattern;
}
