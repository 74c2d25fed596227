import type { Project } from "#ir/project";
import type { HookPlan } from "#plan/plan";

/**
 * What a hook says, each wording once, placeholders unfilled. A spawn rule's plan holds one copy
 * per agent type; the spec's three wordings say the same in less.
 */
export function wordings(project: Project, plan: HookPlan): readonly string[] {
  const body = project.hooks.find(({ name }) => name === plan.id)?.body;
  if (body?.kind !== "spawn") return plan.messages;
  return [...new Set([body.message, body.otherwise, body.starter])];
}
