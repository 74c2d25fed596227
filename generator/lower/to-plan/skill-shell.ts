/**
 * A skill's inline shell runs past PreToolUse, also in an agent that has no shell. In project files
 * a setting switches it off for everyone; a plugin carries no such setting, so there a hook refuses
 * it to the agents that are denied a shell.
 */
import type { Rule } from "#runtime/rule";
import { DEFAULT_TIMEOUT_S } from "#client/limits";
import { toolsWith } from "#client/tools";
import type { Denial } from "#ir/agent";
import type { Project } from "#ir/project";
import type { HookPlan } from "#plan/plan";
import { conditionsOf } from "../../describe/conditions.ts";
import { fewNames } from "../../describe/few-names.ts";
import { type OwnedDenial, ownedDenials } from "./denial-hooks.ts";
import { handlerFor, messagesOf } from "./hook-parts.ts";
import type { Naming } from "./naming.ts";
import { matcherOf } from "./selector.ts";

export const SKILL_SHELL_EVENT = "PreSkillShellCommand";
export const SKILL_SHELL_SETTING = "disableSkillShellExecution";

/** Shells that a skill's inline command can run in. */
const INLINE_SHELLS: readonly string[] = ["Bash", "PowerShell"];
/** Every tool that runs commands. */
const SHELLS = toolsWith("runs-shell");

/** Whether a denial takes every shell from an agent, whatever the call says. */
export function takesShells({ toolsets }: Project): (denial: Denial) => boolean {
  const names = toolsets
    .filter(({ tools }) => SHELLS.every((tool) => tools.includes(tool)))
    .map(({ name }) => name);
  return ({ place, toolset }) => place === undefined && names.includes(toolset);
}

/** Denials of agents that take every shell from them. */
export function shellDenials(project: Project): readonly OwnedDenial[] {
  const denies = takesShells(project);
  return ownedDenials(project).filter(({ denial, kind }) => kind === "own" && denies(denial));
}

export function skillShellHookPlan(project: Project, naming: Naming): readonly HookPlan[] {
  const denials = shellDenials(project);
  const [first] = denials;
  if (naming.target.packaging !== "plugin" || first === undefined) return [];
  const id = `${first.denial.hook}-in-skills`;
  const tools = { names: INLINE_SHELLS };
  const who = { only: denials.map(({ owner }) => naming.agent(owner)).sort() };
  const { message, onError } = first.denial;
  const rule: Rule = { kind: "decide", cases: [{ who, tools, message }], otherwise: "allow" };
  return [
    {
      id,
      title: "No shells inside skills",
      does: `Refuses a skill's inline shell to ${fewNames(denials.map(({ owner }) => owner))}.`,
      event: SKILL_SHELL_EVENT,
      target: naming.target,
      scopes: [{ kind: "plugin" }],
      matcher: matcherOf([tools], []),
      handler: handlerFor(id, SKILL_SHELL_EVENT, onError, DEFAULT_TIMEOUT_S),
      onError,
      rule,
      verb: "blocks",
      messages: messagesOf(rule),
      conditions: conditionsOf(rule),
      examples: [],
      span: first.denial.span,
    },
  ];
}
