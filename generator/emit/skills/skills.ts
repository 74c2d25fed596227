import { agentType, toolPrefix } from "#client/names";
import type { Project, Skill } from "#ir/project";
import type { Packaging } from "#plan/plan";
import { withFrontMatter } from "../../render/front-matter.ts";
import type { Emitter } from "../emitter.ts";
import type { VirtualFile } from "../virtual-file.ts";

/** `SKILL.md`: thin, the body names what to fetch. Names are spelled as the packaging has them. */
function skillFile(skill: Skill, project: Project, packaging: Packaging): string {
  const tools = skill.tools.flatMap((tool) => spellings(tool, project, packaging));
  return withFrontMatter(
    {
      name: skill.name,
      description: skill.when,
      ...(tools.length === 0 ? {} : { "allowed-tools": tools.join(", ") }),
      ...(skill.agent === undefined
        ? {}
        : { context: "fork", agent: typeOf(skill.agent, project, packaging) }),
      ...skill.carry,
    },
    skill.body,
  );
}

/** The client's own types are called the same in every packaging. */
function typeOf(agent: string, { agents, name }: Project, packaging: Packaging): string {
  return agents.some((each) => each.name === agent) ? agentType(agent, packaging, name) : agent;
}

/** Tools of a server that the plugin brings are called by the plugin's name there, or by its own. */
function spellings(
  tool: string,
  { name, servers }: Project,
  packaging: Packaging,
): readonly string[] {
  const server = servers.find(
    ({ prefix, connection }) => connection !== undefined && tool.startsWith(prefix),
  );
  if (packaging === "project" || server === undefined) return [tool];
  return [tool, toolPrefix({ name: server.name, plugin: name }) + tool.slice(server.prefix.length)];
}

/** The skills below a folder of the bundle. */
export function skillFiles(
  project: Project,
  packaging: Packaging,
  folder: string,
  place?: string,
): readonly VirtualFile[] {
  return project.skills.map((skill) => ({
    path: `${folder}/skills/${skill.name}/SKILL.md`,
    content: skillFile(skill, project, packaging),
    kind: "skill",
    executable: false,
    ...(place === undefined ? {} : { place: `${place}/skills/${skill.name}/SKILL.md` }),
    because: [skill.span],
  }));
}

/** `.claude/skills/<name>/SKILL.md`. */
export const skillsEmitter: Emitter = {
  name: "skills",
  emit: ({ project }) => skillFiles(project, "project", "claude", ".claude"),
};
