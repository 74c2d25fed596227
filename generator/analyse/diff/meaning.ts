/** What rules leave open about a call, whatever the order and the wording in which the spec says it. */
import type { PredicateData } from "#runtime/predicate";
import type { HookPlan } from "#plan/plan";
import type { Rest } from "../effective/partial.ts";
import type { RuleAnswer } from "../effective/rule-answer.ts";

/** The same text for rules that decide alike; rules that decide nothing say nothing. */
export function rulesMeaning(
  rules: readonly { readonly hook: HookPlan; readonly answer: RuleAnswer }[],
): string {
  const each = rules
    .filter(({ answer }) => answer.refuses)
    .map(({ hook, answer }) =>
      JSON.stringify([
        hook.rule.kind === "decide" ? hook.rule.otherwise : "",
        answer.deciding.map(({ where, passing }) => [restMeaning(where), restMeaning(passing)]),
      ]),
    );
  return [...new Set(each)].sort().join("\n");
}

function restMeaning(rest: Rest): unknown {
  return typeof rest === "boolean" ? rest : meaningOf(rest);
}

function meaningOf(data: PredicateData): unknown {
  switch (data.kind) {
    case "all":
    case "any":
      return [data.kind, ...data.of.map((part) => JSON.stringify(meaningOf(part))).sort()];
    case "not":
      return ["not", meaningOf(data.of)];
    case "mentions":
      // The names of references are wording.
      return ["mentions", data.field, data.patterns.map(({ pattern }) => pattern).sort()];
    default:
      return fields(data);
  }
}

/** Keys in one order, lists as sets. */
function fields(data: object): unknown {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(data);
  return entries
    .map(([key, value]) => [key, Array.isArray(value) ? sorted(value) : value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function sorted(list: readonly unknown[]): readonly string[] {
  return list.map((item) => JSON.stringify(item)).sort();
}
