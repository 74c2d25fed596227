import type { HookPlan, Plan } from "#plan/plan";
import { fewCodes } from "../../../render/markdown.ts";
import { allHooks } from "../all-hooks.ts";
import { failPosture } from "../fail-posture.ts";

/** Hooks that let something pass when they fail, those of one posture in one sentence. */
export function failOpen(plan: Plan): readonly string[] {
  const open = allHooks(plan)
    .map(({ plan: hook }) => hook)
    .filter(letsPass);
  const groups = Map.groupBy(open, (hook) => {
    const { own, handler } = failPosture(hook);
    return `${own} ${handler}`;
  });
  return [...groups].map(
    ([posture, hooks]) => `${fewCodes(hooks.map(({ id }) => id))}: ${posture}`,
  );
}

function letsPass(hook: HookPlan): boolean {
  return failPosture(hook).word === "fail-open" || hook.handler.onFailure !== "block";
}
