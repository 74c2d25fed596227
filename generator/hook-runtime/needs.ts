/** Which parts of the hook runtime a rule needs. */
import type { LeafKind, PredicateData } from "#runtime/predicate";
import type { Rule } from "#runtime/rule";

/** A part of the runtime: the file below `templates/runtime/`, and what it exports. */
export interface RuntimePart {
  readonly file: string;
  readonly export: string;
}

export const RUN_HOOK: RuntimePart = { file: "hook.ts", export: "runHook" };

const RUNNERS: Readonly<Record<Rule["kind"], RuntimePart>> = {
  decide: { file: "decide.ts", export: "decide" },
  remind: { file: "remind.ts", export: "remind" },
  inject: { file: "inject/inject.ts", export: "inject" },
};

export function runnerOf(rule: Rule): RuntimePart {
  return RUNNERS[rule.kind];
}

export function predicatePart(kind: LeafKind): RuntimePart {
  const name = kind.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { file: `predicates/${kind}.ts`, export: name };
}

/** Kinds of predicates that a rule evaluates, sorted. */
export function predicatesOf(rule: Rule): readonly LeafKind[] {
  if (rule.kind === "inject") return [];
  const conditions =
    rule.kind === "decide"
      ? rule.cases.flatMap(({ where, require }) => [where, require])
      : rule.cases.map(({ where }) => where);
  const kinds = conditions.flatMap((data) => (data === undefined ? [] : leafKinds(data)));
  return [...new Set(kinds)].sort();
}

function leafKinds(data: PredicateData): readonly LeafKind[] {
  switch (data.kind) {
    case "all":
    case "any":
      return data.of.flatMap(leafKinds);
    case "not":
      return leafKinds(data.of);
    default:
      return [data.kind];
  }
}

/** Every runtime file that a rule's hook imports itself. */
export function partsOf(rule: Rule): readonly RuntimePart[] {
  return [runnerOf(rule), RUN_HOOK, ...predicatesOf(rule).map(predicatePart)];
}
