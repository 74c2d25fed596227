/**
 * What an agent's palette loses: the listed tools of every unconditional denial, and, for an agent
 * that starts nobody, every tool through which it could act by another's hands.
 */
import { CLIENT_TOOLS, toolsWith } from "#client/tools";
import type { Agent } from "#ir/agent";
import type { Project } from "#ir/project";
import type { Naming } from "./naming.ts";
import { oncePer } from "./once-per.ts";
import { skillStrip } from "./skill-strip.ts";

export const SKILL_TOOL = "Skill";

const MAIN_ONLY = new Set(CLIENT_TOOLS.filter(({ mainOnly }) => mainOnly).map(({ name }) => name));

/** Tools by which an agent acts through another agent or a later turn. */
export const DELEGATING_TOOLS: readonly string[] = toolsWith(
  "spawns",
  "messages",
  "schedules",
).filter((name) => !MAIN_ONLY.has(name));

/** Listed tools of toolsets, as the spec spells them. */
function listedTools({ toolsets }: Project, names: readonly string[]): readonly string[] {
  const meant = names.flatMap((name) => toolsets.filter((toolset) => toolset.name === name));
  return [...new Set(meant.flatMap(({ tools }) => tools))].sort();
}

export function startsNobody(agent: Agent): boolean {
  return agent.spawns !== "any" && agent.spawns.length === 0;
}

/** For one target. */
export interface Strips {
  /** `disallowedTools` of an agent file; the main session has none. Agents denied the same share one list. */
  of(agent: Agent): readonly string[];
  losesSkills(agent: Agent): boolean;
}

export function stripsFor(project: Project, naming: Naming): Strips {
  const losesSkills = skillStrip(project, naming.target.packaging);
  const shared = oncePer<readonly string[]>();
  return {
    losesSkills,
    of(agent) {
      if (agent.main) return NONE;
      const starts = !startsNobody(agent);
      const skills = !losesSkills(agent);
      const toolsets = agent.denies.flatMap(({ toolset, place }) =>
        place === undefined ? toolset : [],
      );
      const key = [starts, skills, ...toolsets].join("\n");
      return shared(key, () => {
        const all = new Set([
          ...naming.tools(listedTools(project, toolsets)),
          ...(starts ? [] : DELEGATING_TOOLS),
          ...(skills ? [] : [SKILL_TOOL]),
        ]);
        return [...all].sort();
      });
    },
  };
}

const NONE: readonly string[] = [];
