import type { DecideCase } from "#runtime/rule";
import type { Fault, HookPlan, Outcome } from "#plan/plan";
import type { CallShape } from "../effective/call-shape.ts";
import type { DirectVerdict, Verdict } from "../effective/direct.ts";
import { outcomesOf } from "../effective/outcome.ts";
import type { Step } from "../effective/reach.ts";
import { ruleAnswer } from "../effective/rule-answer.ts";
import type { Subject } from "../effective/subjects.ts";
import { rulesMeaning } from "./meaning.ts";
import type { SideView } from "./side.ts";

/** What one side makes of a kind of call by a caller. */
export interface State {
  readonly verdict: Verdict;
  readonly by: DirectVerdict["by"];
  /** The way round a refusal, if there is one. */
  readonly path?: readonly Step[];
  readonly under: Readonly<Record<Fault, Outcome>>;
  /** The rules that are about the call. */
  readonly rules: readonly { readonly hook: HookPlan; readonly cases: readonly DecideCase[] }[];
  readonly meaning: string;
}

export function stateOf(view: SideView, subject: Subject, call: CallShape, start: boolean): State {
  const { effective, matrix } = view;
  const { ground, verdicts } = effective;
  const like = verdicts.like(subject);
  const rules = ground.handlers.of("PreToolUse", like, call.tool.name).map(({ hook }) => ({
    hook,
    cases: ground.handlers.cases(hook, like, call.tool.name),
  }));
  const meaning = rulesMeaning(
    rules.map(({ hook, cases }) => ({
      hook,
      answer: ruleAnswer(hook, cases, like.identity, call),
    })),
  );
  if (start) {
    const direct = verdicts.of(subject, call);
    const { verdict, by } = direct;
    return { verdict, by, under: outcomesOf(direct), rules, meaning };
  }
  const cell = matrix.cell(subject, call.tool);
  return {
    verdict: cell.direct,
    by: cell.by,
    ...(cell.path === undefined ? {} : { path: cell.path }),
    under: cell.under,
    rules,
    meaning,
  };
}
