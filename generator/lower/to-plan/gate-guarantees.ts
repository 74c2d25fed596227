/** Guarantees of the spec's own refusing rules: one per tool that a rule can refuse. */
import type { DecideCase } from "#runtime/rule";
import type { PredicateData } from "#runtime/predicate";
import type { Guarantee, HookPlan } from "#plan/plan";
import { hookIn } from "./enforcement.ts";
import type { GuaranteeInput, OwnedGuarantees } from "./guarantee-draft.ts";

export function gateGuarantees({ project, hooks }: GuaranteeInput): readonly OwnedGuarantees[] {
  const own = new Set(project.hooks.map(({ name }) => name));
  return hooks.filter(({ id, verb }) => verb === "blocks" && own.has(id)).map(ofHook);
}

function ofHook(hook: HookPlan): OwnedGuarantees {
  const cases = hook.rule.kind === "decide" ? hook.rule.cases : [];
  const names = [...new Set(cases.flatMap(({ tools }) => tools.names ?? []))].sort();
  return {
    owner: hook.id,
    agent: { kind: "everyone" },
    because: [hook.span],
    shared: names.map((name) => ({
      label: name,
      tool: { kind: "tool", name },
      when: refusal(cases.filter(({ tools }) => tools.names?.includes(name))),
      rule: hook.id,
      by: hook.scopes.map((scope) => hookIn(hook, scope, false)),
      because: 0,
    })),
  };
}

/** A call is refused when a case applies to it and that case's requirement does not hold. */
function refusal(cases: readonly DecideCase[]): Guarantee["when"] {
  const refusals = cases.map(
    ({ where, require }): { kind: "all"; of: readonly PredicateData[] } => ({
      kind: "all",
      of: [
        ...(where === undefined ? [] : [where]),
        ...(require === undefined ? [] : [{ kind: "not", of: require } as const]),
      ],
    }),
  );
  return refusals.some(({ of }) => of.length === 0) ? "always" : { kind: "any", of: refusals };
}
