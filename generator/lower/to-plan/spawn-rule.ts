/**
 * The spawn rule: per agent type, what the prompt must name, and who may start it. The client
 * takes a type in any letter case, so the comparison does not look at case.
 */
import type { DecideCase, DecideRule } from "#runtime/rule";
import type { PredicateData } from "#runtime/predicate";
import { literalPattern } from "#client/literal-pattern";
import { toolsWith } from "#client/tools";
import type { SpawnBody, SpawnType } from "#ir/hook";
import type { Project } from "#ir/project";
import type { Naming } from "./naming.ts";

/** Tools that start an agent. */
export const SPAWN_TOOLS: readonly string[] = toolsWith("spawns");

const TOOLS = { names: SPAWN_TOOLS };

export function spawnRule(project: Project, body: SpawnBody, naming: Naming): DecideRule {
  const types = body.types.map(({ type }) => type).join(", ");
  const fill = (text: string, type: string): string =>
    text.replaceAll("{type}", type).replaceAll("{types}", types);
  const cases = body.types.flatMap((entry): readonly DecideCase[] => {
    const where = typeIs(entry.type, naming);
    return [
      {
        tools: TOOLS,
        where: { kind: "all", of: [where, { kind: "not", of: startedBy(project, entry, naming) }] },
        message: fill(body.starter, entry.type),
      },
      {
        tools: TOOLS,
        where,
        require: namesAll(project, entry),
        message: fill(body.message, entry.type),
      },
    ];
  });
  return {
    kind: "decide",
    cases,
    otherwise: "block",
    otherwiseMessage: body.otherwise.replaceAll("{types}", types),
  };
}

export function typeIs(type: string, naming: Naming): PredicateData {
  const spelled = naming.agent(type);
  const names =
    spelled === type
      ? literalPattern(type)
      : `(?:${literalPattern(spelled)}|${literalPattern(type)})`;
  return { kind: "matches", field: "subagent_type", pattern: `^${names}$`, ignoreCase: true };
}

/** Agents whose `spawns` names the type; one with `any` starts everything. */
function startedBy(project: Project, { type }: SpawnType, naming: Naming): PredicateData {
  const starters = project.agents.filter(
    ({ spawns }) => spawns === "any" || spawns.some((name) => name === type),
  );
  return { kind: "agent-is", in: starters.map(({ name }) => naming.agent(name)) };
}

function namesAll(project: Project, { names }: SpawnType): PredicateData {
  const patterns = names.flatMap((name) =>
    project.references
      .filter((reference) => reference.name === name)
      .map(({ title, pattern }) => ({ name: title, pattern })),
  );
  return { kind: "mentions", field: "prompt", patterns };
}
