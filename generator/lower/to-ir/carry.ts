import type { Carry } from "#ir/project";
import { bodyOf } from "./prompts.ts";
import { at, entriesOf, type Scope } from "./scope.ts";

/** What is passed through as it stands; what may not be, is found by an analysis. */
export function resolveCarry(scope: Scope): Carry | undefined {
  const { carry } = scope.spec;
  if (carry === undefined) return undefined;
  return {
    settings: carry.settings ?? {},
    runs: carry.runs ?? [],
    files: entriesOf(carry.files).map(([place, { from, executable = false }]) => {
      const path = ["carry", "files", place];
      const content = bodyOf(scope, from, [...path, "from"]);
      return { place, content, executable, span: at(scope, path) };
    }),
    span: at(scope, ["carry"]),
  };
}
