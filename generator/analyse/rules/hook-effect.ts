/** Cases of a gate that never decide: others decide first, or nobody can make the call. */
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Hook } from "#ir/hook";
import type { HookPlan } from "#plan/plan";
import type { DecideCase } from "#runtime/rule";
import { anyCall } from "../effective/call-shape.ts";
import { toolClasses } from "../effective/classes.ts";
import { effectiveOf, type Effective } from "../effective/effective.ts";
import { ruleAnswer } from "../effective/rule-answer.ts";
import type { AnalysisRule } from "../rule.ts";

export const hookEffect: AnalysisRule = (project, plan) => {
  const effective = effectiveOf(project, plan.project);
  const plans = new Map(plan.project.hooks.map((hook) => [hook.id, hook]));
  return project.hooks.flatMap((hook) => {
    const own = plans.get(hook.name);
    if (own === undefined || hook.body.kind !== "gate" || hook.event !== "PreToolUse") return [];
    return check(effective, hook, own);
  });
};

function check(effective: Effective, hook: Hook, plan: HookPlan): readonly Diagnostic[] {
  const cases = plan.rule.kind === "decide" ? plan.rule.cases : [];
  const calls = hook.body.kind === "gate" ? hook.body.calls : [];
  const { met, deciding } = use(effective, plan);
  return cases.flatMap((one, at) => {
    const span = calls[at]?.span ?? hook.span;
    // That it names no tool is told elsewhere.
    if (one.tools.names === undefined && one.tools.prefixes === undefined) return [];
    const what = `case ${at + 1} of "${hook.name}"`;
    if (!met.has(one)) {
      return [report("ineffective", span, { what, why: "nobody can make such a call" })];
    }
    return deciding.has(one) ? [] : [report("shadowed", span, { what })];
  });
}

/** Cases that some call comes to, and cases that decide one. */
function use(
  { ground, verdicts }: Effective,
  hook: HookPlan,
): { readonly met: ReadonlySet<DecideCase>; readonly deciding: ReadonlySet<DecideCase> } {
  const met = new Set<DecideCase>();
  const deciding = new Set<DecideCase>();
  const tools = toolClasses(ground);
  for (const { first: caller } of verdicts.classes) {
    for (const { first: tool } of tools) {
      const cases = ground.handlers.cases(hook, caller, tool.name);
      if (cases.length === 0 || !isPossible(verdicts.ofTool(caller, tool), hook.id)) continue;
      for (const one of cases) met.add(one);
      const answer = ruleAnswer(hook, cases, caller.identity, anyCall(tool));
      for (const { at } of answer.deciding) {
        const one = cases[at];
        if (one !== undefined) deciding.add(one);
      }
    }
  }
  return { met, deciding };
}

/** The call would go through, were it not for this hook. */
function isPossible(
  { verdict, by }: ReturnType<Effective["verdicts"]["ofTool"]>,
  hook: string,
): boolean {
  if (verdict !== "denied") return verdict !== "absent";
  return by.every(({ mechanism }) => mechanism.kind === "hook" && mechanism.plan === hook);
}
