import type { Agent } from "#ir/agent";
import type { AgentPlan, Packaging } from "#plan/plan";
import { withFrontMatter } from "../../render/front-matter.ts";
import { allDisallowed, allHooks, carriedFields } from "./carried-fields.ts";
import { type HandlerGroup, handlerGroup } from "../settings/handlers.ts";

/** An agent file: what the client needs to know on top, the prompt body behind it. */
export function agentFile(agent: Agent, plan: AgentPlan, packaging: Packaging): string {
  const { carry } = agent;
  const hooks = allHooks(frontMatterHooks(plan), carry, packaging);
  const disallowed = allDisallowed(plan.disallowedTools, carry);
  return withFrontMatter(
    {
      name: agent.name,
      description: agent.when,
      ...(disallowed.length === 0 ? {} : { disallowedTools: disallowed.join(", ") }),
      ...(agent.model === undefined ? {} : { model: agent.model }),
      ...(agent.isolation === undefined ? {} : { isolation: agent.isolation }),
      ...carriedFields(carry, packaging),
      ...(Object.keys(hooks).length === 0 ? {} : { hooks }),
    },
    agent.body,
  );
}

type Registered = Readonly<Record<string, readonly HandlerGroup[]>>;

/** Agents that register the same share the list, and what is made of it. */
const KNOWN = new WeakMap<AgentPlan["registers"], Registered>();

function frontMatterHooks({ registers }: AgentPlan): Registered {
  const known = KNOWN.get(registers) ?? byEvent(registers);
  KNOWN.set(registers, known);
  return known;
}

function byEvent(registers: AgentPlan["registers"]): Registered {
  const groups = Map.groupBy(registers, ({ hook }) => hook.event);
  return Object.fromEntries(
    [...groups].map(([event, own]) => [
      event,
      own.map(({ hook, matcher }) => handlerGroup(hook, matcher)),
    ]),
  );
}
