import type { Project, Skill } from "#ir/project";
import { withFrontMatter } from "../../render/front-matter.ts";
import type { Emitter } from "../emitter.ts";
import type { VirtualFile } from "../virtual-file.ts";

/** `SKILL.md`: thin, the body names what to fetch. */
export function skillFile(skill: Skill): string {
  return withFrontMatter(
    {
      name: skill.name,
      description: skill.when,
      ...(skill.tools.length === 0 ? {} : { "allowed-tools": skill.tools.join(", ") }),
      ...(skill.agent === undefined ? {} : { context: "fork", agent: skill.agent }),
      ...skill.carry,
    },
    skill.body,
  );
}

/** The skills below a folder of the bundle. */
export function skillFiles(
  project: Project,
  folder: string,
  place?: string,
): readonly VirtualFile[] {
  return project.skills.map((skill) => ({
    path: `${folder}/skills/${skill.name}/SKILL.md`,
    content: skillFile(skill),
    kind: "skill",
    executable: false,
    ...(place === undefined ? {} : { place: `${place}/skills/${skill.name}/SKILL.md` }),
    because: [skill.span],
  }));
}

/** `.claude/skills/<name>/SKILL.md`. */
export const skillsEmitter: Emitter = {
  name: "skills",
  emit: ({ project }) => skillFiles(project, "claude", ".claude"),
};
