/**
 * Where an invariant must outlive what guards the inline shell of skills, the agent loses the Skill
 * tool: a stripped tool is the one mechanism that no fault brings back.
 */
import { outcomes } from "#client/outcomes";
import { clientTool } from "#client/tools";
import type { Agent } from "#ir/agent";
import type { Invariant } from "#ir/invariant";
import type { Project } from "#ir/project";
import type { Packaging } from "#plan/plan";
import { SHELLS } from "./skill-shell.ts";

export function losesSkills(project: Project, agent: Agent, packaging: Packaging): boolean {
  const guard = guardOf(project, agent, packaging);
  return (
    guard !== undefined &&
    project.invariants
      .filter((invariant) => forbidsShell(project, invariant, agent.name))
      .some(({ survives }) => survives.some((fault) => guard[fault] === "open"))
  );
}

/** What the guard of the inline shell survives; none where the agent keeps a shell anyway. */
function guardOf(
  { toolsets }: Project,
  { denies }: Agent,
  packaging: Packaging,
): ReturnType<typeof outcomes> | undefined {
  const denial = denies.find(({ toolset, place }) => {
    const tools = toolsets.find(({ name }) => name === toolset)?.tools ?? [];
    return place === undefined && SHELLS.every((tool) => tools.includes(tool));
  });
  if (denial === undefined) return undefined;
  return packaging === "project"
    ? outcomes("settings-entry", { failsClosed: true, exact: true })
    : outcomes("plugin-hook", { failsClosed: denial.onError === "block", exact: false });
}

/** Claims that a shell would break: about shells, or about tools that write files. */
function forbidsShell({ toolsets }: Project, { claim, open }: Invariant, agent: string): boolean {
  if (claim.kind === "only-start" || open.some(({ route }) => route === "skill-shell"))
    return false;
  const isAbout =
    claim.kind === "nobody"
      ? (claim.among?.includes(agent) ?? true) && !claim.except.some((one) => one.agent === agent)
      : !claim.agents.includes(agent);
  const names = claim.kind === "nobody" ? claim.toolsets : [claim.toolset];
  return (
    isAbout &&
    toolsets
      .filter(({ name }) => names.includes(name))
      .some(({ tools }) => tools.some(changesFiles))
  );
}

function changesFiles(tool: string): boolean {
  const effects = clientTool(tool)?.effects ?? [];
  return effects.includes("runs-shell") || effects.includes("writes-files");
}
