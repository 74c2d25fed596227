import type { Agent } from "#ir/agent";
import type { AgentPlan, HookPlan, TargetPlan } from "#plan/plan";
import { withFrontMatter } from "../../render/front-matter.ts";
import { type HandlerGroup, handlerGroup } from "../settings/handlers.ts";

/** An agent file: what the client needs to know on top, the prompt body behind it. */
export function agentFile(agent: Agent, plan: AgentPlan, target: TargetPlan): string {
  const hooks = frontMatterHooks(agent, target.hooks);
  return withFrontMatter(
    {
      name: agent.name,
      description: agent.when,
      ...(plan.disallowedTools.length === 0
        ? {}
        : { disallowedTools: plan.disallowedTools.join(", ") }),
      ...(agent.model === undefined ? {} : { model: agent.model }),
      ...(agent.isolation === undefined ? {} : { isolation: agent.isolation }),
      ...(Object.keys(hooks).length === 0 ? {} : { hooks }),
    },
    agent.body,
  );
}

function frontMatterHooks(
  agent: Agent,
  hooks: readonly HookPlan[],
): Readonly<Record<string, readonly HandlerGroup[]>> {
  const own = hooks.flatMap((plan) =>
    plan.scopes.flatMap((scope) =>
      scope.kind === "frontmatter" && scope.agent === agent.name
        ? [{ event: plan.event, group: handlerGroup(plan, scope.matcher) }]
        : [],
    ),
  );
  const byEvent = Map.groupBy(own, ({ event }) => event);
  return Object.fromEntries(
    [...byEvent].map(([event, entries]) => [event, entries.map(({ group }) => group)]),
  );
}
