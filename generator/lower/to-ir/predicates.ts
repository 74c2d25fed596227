/** Conditions of the spec → conditions that hooks evaluate. */
import type { PredicateData } from "#runtime/predicate";
import type { SpecPredicate } from "../../load/predicate-shape.ts";
import type { Path } from "../../load/spans.ts";
import { LEAVES } from "./leaf-predicates.ts";
import type { Scope } from "./scope.ts";

/** What a condition can lean on besides its own words. */
export interface PredicateContext {
  readonly scope: Scope;
  /** Input fields of the named tools that hold paths, for a condition without `fields`. */
  readonly pathFields: readonly string[];
}

/** Several predicates in one mapping must all hold. */
export function lowerPredicate(
  context: PredicateContext,
  predicate: SpecPredicate,
  path: Path,
): PredicateData {
  const parts = [
    ...combinators(context, predicate, path),
    ...LEAVES.flatMap((leaf) => leaf(context, predicate, path) ?? []),
  ];
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first : { kind: "all", of: parts };
}

function combinators(
  context: PredicateContext,
  { any, all, not }: SpecPredicate,
  path: Path,
): readonly PredicateData[] {
  const each = (parts: readonly SpecPredicate[], key: string): readonly PredicateData[] =>
    parts.map((part, index) => lowerPredicate(context, part, [...path, key, index]));
  return [
    ...(any === undefined ? [] : [{ kind: "any", of: each(any, "any") } as const]),
    ...(all === undefined ? [] : [{ kind: "all", of: each(all, "all") } as const]),
    ...(not === undefined
      ? []
      : [{ kind: "not", of: lowerPredicate(context, not, [...path, "not"]) } as const]),
  ];
}
