import type { Agent, Others } from "#ir/agent";
import type { Toolset } from "#ir/server";
import type { SpecAgent } from "../../load/spec-shape.ts";
import { checkAgent } from "./agent-names.ts";
import { resolveDenials } from "./denials.ts";
import { bodyOf } from "./prompts.ts";
import { at, entriesOf, type Scope } from "./scope.ts";
import type { ToolIndex } from "./tools.ts";

export function resolveAgents(
  scope: Scope,
  index: ToolIndex,
  toolsets: readonly Toolset[],
): readonly Agent[] {
  return entriesOf(scope.spec.agents).map(([name, agent]) =>
    resolveAgent(scope, index, toolsets, name, agent),
  );
}

function resolveAgent(
  scope: Scope,
  index: ToolIndex,
  toolsets: readonly Toolset[],
  name: string,
  agent: SpecAgent,
): Agent {
  const path = ["agents", name];
  const { owns, isolation, model, memory, carry, spawns = "any" } = agent;
  if (spawns !== "any") {
    spawns.forEach((type, each) => checkAgent(scope, type, [...path, "spawns", each]));
  }
  return {
    name,
    title: agent.title ?? name,
    does: agent.does,
    when: agent.when ?? agent.does,
    main: agent.main ?? false,
    ...(owns === undefined ? {} : { owns }),
    ...(isolation === undefined ? {} : { isolation }),
    ...(model === undefined ? {} : { model }),
    ...(memory === undefined ? {} : { memory }),
    denies: resolveDenials(scope, index, toolsets, agent.denies ?? [], [...path, "denies"]),
    spawns,
    ...(carry === undefined ? {} : { carry }),
    body: bodyOf(scope, agent.prompt, [...path, "prompt"]),
    span: at(scope, path),
    spawnsSpan: scope.spans.value([...path, "spawns"]),
  };
}

export function resolveOthers(
  scope: Scope,
  index: ToolIndex,
  toolsets: readonly Toolset[],
): Others | undefined {
  const { others } = scope.spec;
  if (others === undefined) return undefined;
  return {
    does: others.does ?? "Every agent type that the spec does not name.",
    denies: resolveDenials(scope, index, toolsets, others.denies, ["others", "denies"]),
    span: at(scope, ["others"]),
  };
}
