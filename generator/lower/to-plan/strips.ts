/**
 * What an agent's palette loses: the listed tools of every unconditional denial, and, for an agent
 * that starts nobody, every tool through which it could act by another's hands.
 */
import { CLIENT_TOOLS, toolsWith } from "#client/tools";
import type { Agent } from "#ir/agent";
import type { Project } from "#ir/project";
import type { Naming } from "./naming.ts";
import { losesSkills } from "./skill-strip.ts";

export const SKILL_TOOL = "Skill";

const MAIN_ONLY = new Set(CLIENT_TOOLS.filter(({ mainOnly }) => mainOnly).map(({ name }) => name));

/** Tools by which an agent acts through another agent or a later turn. */
export const DELEGATING_TOOLS: readonly string[] = toolsWith(
  "spawns",
  "messages",
  "schedules",
).filter((name) => !MAIN_ONLY.has(name));

/** Unconditionally denied tools of an agent, listed ones only, as the spec spells them. */
function deniedTools(project: Project, agent: Agent): readonly string[] {
  const toolsets = agent.denies
    .filter(({ place }) => place === undefined)
    .flatMap(({ toolset }) => project.toolsets.filter(({ name }) => name === toolset));
  return [...new Set(toolsets.flatMap(({ tools }) => tools))].sort();
}

export function startsNobody(agent: Agent): boolean {
  return agent.spawns !== "any" && agent.spawns.length === 0;
}

const KNOWN = new WeakMap<Naming, Map<string, readonly string[]>>();

/** `disallowedTools` of an agent file; the main session has none. Agents denied the same share one list. */
export function strippedTools(project: Project, agent: Agent, naming: Naming): readonly string[] {
  if (agent.main) return [];
  const starts = !startsNobody(agent);
  const skills = !losesSkills(project, agent, naming.target.packaging);
  const toolsets = agent.denies.flatMap(({ toolset, place }) =>
    place === undefined ? toolset : [],
  );
  const key = JSON.stringify([starts, skills, toolsets]);
  const known = KNOWN.get(naming) ?? new Map<string, readonly string[]>();
  KNOWN.set(naming, known);
  const list =
    known.get(key) ??
    [
      ...new Set([
        ...naming.tools(deniedTools(project, agent)),
        ...(starts ? [] : DELEGATING_TOOLS),
        ...(skills ? [] : [SKILL_TOOL]),
      ]),
    ].sort();
  known.set(key, list);
  return list;
}
