/** Entries of the settings file beside the hooks. */
import { BUILTIN_AGENTS } from "#client/limits";
import { toolsWith } from "#client/tools";
import type { Project } from "#ir/project";
import { startsNobody } from "./strips.ts";

const SHELLS = toolsWith("runs-shell");

/** Agents that are denied every shell. */
export function shellless(project: Project): readonly string[] {
  const shells = (names: readonly string[]): boolean =>
    SHELLS.every((tool) => names.includes(tool));
  return project.agents
    .filter((agent) =>
      agent.denies.some(
        ({ toolset, place }) =>
          place === undefined &&
          project.toolsets.some(({ name, tools }) => name === toolset && shells(tools)),
      ),
    )
    .map(({ name }) => name);
}

/**
 * A skill's inline shell runs past PreToolUse, also in an agent without a shell: where one agent
 * has none, no skill runs one.
 */
export function settingsOf(project: Project): Readonly<Record<string, boolean>> {
  return shellless(project).length === 0 ? {} : { disableSkillShellExecution: true };
}

/** Where no agent of the spec starts others, nested agents are off altogether. */
export function envOf(project: Project): Readonly<Record<string, string>> {
  const own = project.agents.filter(({ main }) => !main);
  return own.length > 0 && own.every(startsNobody)
    ? { CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH: "1" }
    : {};
}

/** Agent types of the client that nobody may start, refused by rule also when hooks are off. */
export function permissionsOf(project: Project): readonly string[] {
  const main = project.agents.find((agent) => agent.main);
  if (main === undefined || main.spawns === "any") return [];
  const allowed = new Set(
    project.agents.flatMap(({ spawns }) => (spawns === "any" ? BUILTIN_AGENTS : spawns)),
  );
  return BUILTIN_AGENTS.filter((type) => !allowed.has(type) && type !== "workflow-subagent").map(
    (type) => `Agent(${type})`,
  );
}
