/** Who can stand for whom: the callers with whose hands a guarantee is tried. */
import { agentType } from "#client/names";
import { BUILTIN_AGENTS, BUILTIN_LACKS, STARTABLE_BUILTINS } from "#client/limits";
import { clientTool } from "#client/tools";
import type { Project } from "#ir/project";
import type { AgentRef, Packaging } from "#plan/plan";
import type { Caller } from "./trial.ts";

/** Starting another one than these two tells nothing of its own: a fork has the main session's hands. */
const STRANGERS: readonly string[] = STARTABLE_BUILTINS.filter(
  (type) => type !== "fork" && type !== "statusline-setup",
);

/** Callers to try in this order; the first with whom a trial tells something is taken. */
export function callersFor(
  agent: AgentRef,
  project: Project,
  packaging: Packaging,
): readonly Caller[] {
  switch (agent.kind) {
    case "main":
      return [mainCaller(project)];
    case "own":
      return [ownCaller(agent.name, project, packaging)];
    case "builtin":
      return [typed(agent.name)];
    case "any-other":
      return strangers(project);
    case "everyone":
      return everyone(project, packaging);
  }
}

/** Agents that nobody names, then those of the spec, then the main session. */
export function everyone(project: Project, packaging: Packaging): readonly Caller[] {
  const own = project.agents
    .filter(({ main }) => !main)
    .map(({ name }) => ownCaller(name, project, packaging));
  return [...strangers(project), ...own, mainCaller(project)];
}

/** Does the client give the tool to this caller at all? */
export function hasTool(caller: Caller, tool: string): boolean {
  if (caller.type !== undefined && clientTool(tool)?.mainOnly === true) return false;
  return !(BUILTIN_LACKS[caller.type ?? ""] ?? []).includes(tool);
}

export function mainCaller(project: Project): Caller {
  return { name: project.agents.find(({ main }) => main)?.name ?? "main", identity: "main" };
}

function ownCaller(name: string, project: Project, packaging: Packaging): Caller {
  const type = agentType(name, packaging, project.name);
  return { name, identity: type.toLowerCase(), type };
}

function typed(type: string): Caller {
  return { name: type, identity: type.toLowerCase(), type };
}

/** Types of the client's own that the spec does not take for itself; the unrestricted one first. */
function strangers(project: Project): readonly Caller[] {
  const taken = new Set(project.agents.map(({ name }) => name.toLowerCase()));
  const preferred = ["general-purpose", ...STRANGERS.filter((type) => type !== "general-purpose")];
  return preferred
    .filter((type) => BUILTIN_AGENTS.includes(type) && !taken.has(type.toLowerCase()))
    .map(typed);
}
