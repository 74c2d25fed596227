import { near } from "#diagnostics/catalogue";
import type { Reference } from "#ir/project";
import type { Path } from "../../load/spans.ts";
import { checkPattern } from "./patterns.ts";
import { at, entriesOf, problem, type Scope } from "./scope.ts";

export function resolveReferences(scope: Scope): readonly Reference[] {
  return entriesOf(scope.spec.references).map(([name, { title, pattern, example }]) => ({
    name,
    title: title ?? name,
    pattern: checkPattern(scope, pattern, ["references", name, "pattern"]),
    example,
    span: at(scope, ["references", name]),
  }));
}

/** Names of references that exist; the others are reported. */
export function knownReferences(
  scope: Scope,
  names: readonly string[],
  path: Path,
): readonly string[] {
  const known = Object.keys(scope.spec.references ?? {});
  return names.filter((name, index) => {
    if (known.includes(name)) return true;
    problem(scope, "unknown-reference", [...path, index], {
      reference: name,
      near: near(name, known),
    });
    return false;
  });
}

/** Title and pattern of references, for a condition. */
export function referencePatterns(
  scope: Scope,
  names: readonly string[],
): readonly { readonly name: string; readonly pattern: string }[] {
  return names.flatMap((name) => {
    const reference = scope.spec.references?.[name];
    if (reference === undefined) return [];
    return [{ name: reference.title ?? name, pattern: reference.pattern }];
  });
}
