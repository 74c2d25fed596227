import { report } from "#diagnostics/catalogue";
import type { HookPlan } from "#plan/plan";
import type { AnalysisRule } from "../rule.ts";

/** Gates and guards show an allow, a block and a fault; every other hook an output and a fault. */
export const examples: AnalysisRule = (_, plan) =>
  plan.project.hooks.flatMap((hook) => {
    const outcomes = missing(hook);
    return outcomes.length === 0
      ? []
      : [report("missing-example", hook.span, { hook: hook.id, outcomes })];
  });

function missing({ verb, examples }: HookPlan): readonly string[] {
  const whole = examples.filter(({ fault }) => fault === undefined);
  const verdicts = new Set(
    whole.flatMap(({ expect }) => (expect.kind === "verdict" ? [expect.verdict] : [])),
  );
  const decides = verb === "blocks" || verb === "holds";
  const wanted: readonly (readonly [string, boolean])[] = [
    ["a call that passes", !decides || verdicts.has("allow")],
    ["a call that is refused", !decides || verdicts.has("block")],
    ["its output", decides || whole.length > 0],
    ["a fault", examples.some(({ fault }) => fault !== undefined)],
  ];
  return wanted.filter(([, shown]) => !shown).map(([what]) => what);
}
