/**
 * `spawns` of agents whose palette keeps the Agent tool. The client ignores a list of types in an
 * agent's `tools`, so a hook on the spawn tools holds them to it. A spec with a spawn rule of its
 * own needs none: that rule names the starters of every type.
 */
import type { DecideCase, Rule } from "#runtime/rule";
import { DEFAULT_TIMEOUT_S } from "#client/limits";
import type { Agent } from "#ir/agent";
import type { Project } from "#ir/project";
import type { HookPlan } from "#plan/plan";
import { conditionsOf } from "../../describe/conditions.ts";
import { handlerFor, messagesOf } from "./hook-parts.ts";
import type { Naming } from "./naming.ts";
import { matcherOf } from "./selector.ts";
import { SPAWN_TOOLS, typeIs } from "./spawn-rule.ts";
import { startsNobody } from "./strips.ts";

const ID = "hold-spawns";

/** Agents that are held to a list and could still call the Agent tool. */
function heldByHook(project: Project): readonly Agent[] {
  if (project.hooks.some(({ body }) => body.kind === "spawn")) return [];
  return project.agents.filter(
    (agent) => agent.spawns !== "any" && (agent.main || !startsNobody(agent)),
  );
}

export function spawnGuardPlan(project: Project, naming: Naming): readonly HookPlan[] {
  const held = heldByHook(project);
  const [first] = held;
  if (first === undefined) return [];
  const cases = held.map((agent) => caseOf(agent, naming));
  const rule: Rule = { kind: "decide", cases, otherwise: "allow" };
  return [
    {
      id: ID,
      title: "Agents start what they may",
      does: "Refuses to start an agent of a type that the starter's `spawns` does not list.",
      event: "PreToolUse",
      target: naming.target,
      scopes: [{ kind: naming.target.packaging === "plugin" ? "plugin" : "settings" }],
      matcher: matcherOf([{ names: SPAWN_TOOLS }], []),
      handler: handlerFor(ID, "PreToolUse", "block", DEFAULT_TIMEOUT_S),
      onError: "block",
      rule,
      verb: "blocks",
      messages: messagesOf(rule),
      conditions: conditionsOf(rule),
      examples: [],
      span: first.spawnsSpan,
    },
  ];
}

function caseOf(agent: Agent, naming: Naming): DecideCase {
  const types = agent.spawns === "any" ? [] : agent.spawns;
  const listed = types.map((type) => typeIs(type, naming));
  const may = types.length === 0 ? "starts no agents" : `starts only ${types.join(", ")}`;
  return {
    who: { only: [naming.agent(agent.name)] },
    tools: { names: SPAWN_TOOLS },
    ...(listed.length === 0 ? {} : { where: { kind: "not", of: { kind: "any", of: listed } } }),
    message: `${agent.title} ${may}. Hand the work back in your report.`,
  };
}
