/**
 * Guarantees about acting by another's hands: who starts whom, messages and schedules, and the
 * inline shell of skills.
 */
import type { Agent } from "#ir/agent";
import type { AgentRef, Enforcement, HookPlan, ToolRef } from "#plan/plan";
import { toolLabel } from "#plan/labels";
import { hookIn, settingsEntry, strip } from "./enforcement.ts";
import type { GuaranteeDraft, GuaranteeInput } from "./guarantee-draft.ts";
import { deniesStarts, refusesStart } from "./refuses-start.ts";
import { envOf, permissionToStart, refusedBuiltins, SPAWN_DEPTH_ENV } from "./settings.ts";
import { SKILL_SHELL_EVENT, SKILL_SHELL_SETTING, shellDenials } from "./skill-shell.ts";
import { SPAWN_TOOLS } from "./spawn-rule.ts";
import { losesSkills } from "./skill-strip.ts";
import { DELEGATING_TOOLS, SKILL_TOOL, startsNobody } from "./strips.ts";

export function routeGuarantees(input: GuaranteeInput): readonly GuaranteeDraft[] {
  const { agents } = input.project;
  const onSpawns = idleHooks(input);
  const more = depth(input);
  return [
    ...agents
      .filter((agent) => !agent.main && startsNobody(agent))
      .flatMap((agent) => delegating(input, agent, [...onSpawns(agent), ...more])),
    ...agents.filter(({ main }) => main).flatMap((agent) => refusedStarts(input, agent)),
    ...inlineShells(input),
  ];
}

function draft(
  agent: Extract<AgentRef, { kind: "main" | "own" }>,
  tool: ToolRef,
  by: readonly Enforcement[],
  because: GuaranteeDraft["because"],
): GuaranteeDraft {
  const id = `${agent.name}/${toolLabel(tool)}`;
  return { id, agent, tool, when: "always", rule: "spawns", by, because };
}

/** An agent that starts nobody also sends no messages and schedules no turns. */
function delegating(
  { naming }: GuaranteeInput,
  agent: Agent,
  onSpawns: readonly Enforcement[],
): readonly GuaranteeDraft[] {
  return DELEGATING_TOOLS.map((name) => {
    const more = SPAWN_TOOLS.includes(name) ? onSpawns : [];
    const by = [strip(naming.agent(agent.name), [name]), ...more];
    const own = { kind: "own", name: agent.name } as const;
    return draft(own, { kind: "tool", name }, by, [agent.spawnsSpan]);
  });
}

function depth({ naming, project }: GuaranteeInput): readonly Enforcement[] {
  const value = envOf(project)[SPAWN_DEPTH_ENV];
  if (naming.target.packaging !== "project" || value === undefined) return [];
  return [settingsEntry({ kind: "env", key: SPAWN_DEPTH_ENV, value })];
}

/** Hooks that refuse an agent which starts nobody every start; another one's removal would change nothing. */
function idleHooks({
  project,
  hooks,
  naming,
}: GuaranteeInput): (agent: Agent) => readonly Enforcement[] {
  const rules = new Set(
    project.hooks.filter(({ body }) => body.kind === "spawn").map(({ name }) => name),
  );
  const all = hooks.filter(({ id }) => rules.has(id)).flatMap(inEveryScope);
  const denials = hooks.filter((hook) => !rules.has(hook.id) && deniesStarts(hook, undefined));
  return ({ name }) => [
    ...all,
    ...denials.filter((hook) => deniesStarts(hook, naming.agent(name))).flatMap(inEveryScope),
  ];
}

function inEveryScope(hook: HookPlan): readonly Enforcement[] {
  return hook.scopes.map((scope) => hookIn(hook, scope, false));
}

/** The client's own agent types that the main session may not start. */
function refusedStarts(input: GuaranteeInput, main: Agent): readonly GuaranteeDraft[] {
  const project = input.naming.target.packaging === "project";
  return refusedBuiltins(input.project).map((type) => {
    const rule = settingsEntry({ kind: "permission", deny: permissionToStart(type) });
    const refusing = input.hooks.filter((hook) => refusesStart(hook, "main", type));
    const by = [...(project ? [rule] : []), ...refusing.flatMap(inEveryScope)];
    const own = { kind: "main", name: main.name } as const;
    return draft(own, { kind: "start", type }, by, [main.spawnsSpan]);
  });
}

function inlineShells(input: GuaranteeInput): readonly GuaranteeDraft[] {
  const { naming, hooks } = input;
  const setting = settingsEntry({ kind: "setting", key: SKILL_SHELL_SETTING, value: true });
  const hooked = hooks
    .filter(({ event }) => event === SKILL_SHELL_EVENT)
    .flatMap((hook) => hook.scopes.map((scope) => hookIn(hook, scope, false)));
  const guards = naming.target.packaging === "project" ? [setting] : hooked;
  const stripped = new Set(
    input.project.agents
      .filter((agent) => losesSkills(input.project, agent, naming.target.packaging))
      .map(({ name }) => name),
  );
  return shellDenials(input.project).map(({ owner, denial, toolset }) => {
    const strips = stripped.has(owner) ? [strip(naming.agent(owner), [SKILL_TOOL])] : [];
    const by = [...strips, ...guards];
    return {
      ...draft({ kind: "own", name: owner }, { kind: "inline-shell" }, by, [denial.span]),
      rule: toolset.name,
    };
  });
}
