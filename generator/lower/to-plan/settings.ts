/** Entries of the settings file beside the hooks; only project files carry them. */
import { BUILTIN_AGENTS, STARTABLE_BUILTINS } from "#client/limits";
import type { Project } from "#ir/project";
import { SKILL_SHELL_SETTING, shellDenials } from "./skill-shell.ts";
import { startsNobody } from "./strips.ts";

export const SPAWN_DEPTH_ENV = "CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH";

/** Where one agent is denied every shell, no skill runs one. */
export function settingsOf(project: Project): Readonly<Record<string, boolean>> {
  return shellDenials(project).length === 0 ? {} : { [SKILL_SHELL_SETTING]: true };
}

/** Where no agent of the spec starts others, nested agents are off altogether. */
export function envOf(project: Project): Readonly<Record<string, string>> {
  const own = project.agents.filter(({ main }) => !main);
  return own.length > 0 && own.every(startsNobody) ? { [SPAWN_DEPTH_ENV]: "1" } : {};
}

/** Agent types of the client's own that nobody of the spec may start. */
export function refusedBuiltins(project: Project): readonly string[] {
  const main = project.agents.find((agent) => agent.main);
  if (main === undefined || main.spawns === "any") return [];
  const allowed = new Set(
    project.agents.flatMap(({ spawns }) => (spawns === "any" ? BUILTIN_AGENTS : spawns)),
  );
  return STARTABLE_BUILTINS.filter((type) => !allowed.has(type));
}

/** A permission rule refuses them also when hooks are off. */
export function permissionsOf(project: Project): readonly string[] {
  return refusedBuiltins(project).map((type) => permissionToStart(type));
}

export function permissionToStart(type: string): string {
  return `Agent(${type})`;
}
