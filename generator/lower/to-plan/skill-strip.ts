/**
 * Where an invariant must outlive what guards the inline shell of skills, the agent loses the Skill
 * tool: a stripped tool is the one mechanism that no fault brings back.
 */
import { outcomes } from "#client/outcomes";
import { clientTool } from "#client/tools";
import type { Agent, Denial } from "#ir/agent";
import type { Invariant } from "#ir/invariant";
import type { Project } from "#ir/project";
import { boundBy } from "#plan/bound-by";
import type { Fault, Packaging } from "#plan/plan";
import { takesShells } from "./skill-shell.ts";

/** Whether an agent loses the Skill tool; what the spec says of all agents is read once. */
export function skillStrip(project: Project, packaging: Packaging): (agent: Agent) => boolean {
  const claims = project.invariants
    .filter((invariant) => forbidsShell(project, invariant))
    .map(({ claim, survives }) => ({ isBound: boundBy(claim), survives }));
  const denies = takesShells(project);
  return ({ name, denies: own }) => {
    const denial = own.find(denies);
    if (denial === undefined) return false;
    const guard = guardOf(denial, packaging);
    const isLost = (fault: Fault): boolean => guard[fault] === "open";
    return claims.some(({ isBound, survives }) => survives.some(isLost) && isBound(name));
  };
}

/** What the guard of the inline shell survives. */
function guardOf({ onError }: Denial, packaging: Packaging): ReturnType<typeof outcomes> {
  return packaging === "project"
    ? outcomes("settings-entry", { failsClosed: true, exact: true })
    : outcomes("plugin-hook", { failsClosed: onError === "block", exact: false });
}

/** Claims that a shell would break: about shells, or about tools that write files. */
function forbidsShell({ toolsets }: Project, { claim, open }: Invariant): boolean {
  if (claim.kind === "only-start" || open.some(({ route }) => route === "skill-shell"))
    return false;
  const names = claim.kind === "nobody" ? claim.toolsets : [claim.toolset];
  return toolsets
    .filter(({ name }) => names.includes(name))
    .some(({ tools }) => tools.some(changesFiles));
}

function changesFiles(tool: string): boolean {
  const effects = clientTool(tool)?.effects ?? [];
  return effects.includes("runs-shell") || effects.includes("writes-files");
}
