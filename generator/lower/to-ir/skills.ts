import { near } from "#diagnostics/catalogue";
import type { Skill } from "#ir/project";
import type { SpecSkill } from "../../load/spec-shape.ts";
import { agentNames } from "./agent-names.ts";
import { bodyOf } from "./prompts.ts";
import { at, entriesOf, problem, type Scope } from "./scope.ts";
import { type ToolIndex, toolNames } from "./tools.ts";

export function resolveSkills(scope: Scope, index: ToolIndex): readonly Skill[] {
  return entriesOf(scope.spec.skills).map(([name, skill]) =>
    resolveSkill(scope, index, name, skill),
  );
}

function resolveSkill(scope: Scope, index: ToolIndex, name: string, skill: SpecSkill): Skill {
  const path = ["skills", name];
  const { agent, carry } = skill;
  if (agent !== undefined && !agentNames(scope).includes(agent)) {
    problem(scope, "unknown-agent", [...path, "agent"], {
      agent,
      near: near(agent, agentNames(scope)),
    });
  }
  return {
    name,
    does: skill.does,
    when: skill.when,
    tools: toolNames(scope, index, skill.tools ?? [], [...path, "tools"]),
    templates: skill.refers?.templates ?? [],
    sops: skill.refers?.sops ?? [],
    ...(agent === undefined ? {} : { agent }),
    ...(carry === undefined ? {} : { carry }),
    body: bodyOf(scope, skill.prompt, [...path, "prompt"]),
    span: at(scope, path),
  };
}
