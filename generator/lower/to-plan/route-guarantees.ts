/**
 * Guarantees about acting by another's hands: who starts whom, messages and schedules, and the
 * inline shell of skills.
 */
import type { Agent } from "#ir/agent";
import type { Enforcement, HookPlan, Mechanism, SharedGuarantee, ToolRef } from "#plan/plan";
import { toolLabel } from "#plan/labels";
import { hookIn, settingsEntry, strip } from "./enforcement.ts";
import type { GuaranteeInput, OwnedGuarantees } from "./guarantee-draft.ts";
import { oncePer } from "./once-per.ts";
import { refusesStart, startDenial } from "./refuses-start.ts";
import { envOf, permissionToStart, refusedBuiltins, SPAWN_DEPTH_ENV } from "./settings.ts";
import { SKILL_SHELL_EVENT, SKILL_SHELL_SETTING, shellDenials } from "./skill-shell.ts";
import { SPAWN_TOOLS } from "./spawn-rule.ts";
import { DELEGATING_TOOLS, SKILL_TOOL, startsNobody } from "./strips.ts";

export function routeGuarantees(input: GuaranteeInput): readonly OwnedGuarantees[] {
  const { agents } = input.project;
  return [
    ...delegating(
      input,
      agents.filter((agent) => !agent.main && startsNobody(agent)),
    ),
    ...agents.filter(({ main }) => main).map((agent) => refusedStarts(input, agent)),
    ...inlineShells(input),
  ];
}

function sharedOf(
  tool: ToolRef,
  by: readonly Enforcement[],
  rule: string = "spawns",
): SharedGuarantee {
  return { label: toolLabel(tool), tool, when: "always", rule, by, because: 0 };
}

/** Agents that start nobody also send no messages and schedule no turns. */
function delegating(input: GuaranteeInput, agents: readonly Agent[]): readonly OwnedGuarantees[] {
  const { naming } = input;
  const idle = idleHooks(input);
  const more = depth(input);
  const shared = oncePer<readonly SharedGuarantee[]>();
  return agents.map((agent) => {
    const hooks = idle(agent).flatMap((hook) => inScopesOf(hook, agent.name));
    const key = JSON.stringify(hooks.map(({ mechanism }) => classKey(mechanism)));
    return {
      owner: agent.name,
      agent: { kind: "own", name: agent.name },
      because: [agent.spawnsSpan],
      shared: shared(key, () => {
        const onSpawns = [...hooks, ...more];
        return DELEGATING_TOOLS.map((name) => {
          const by = [strip(naming.agent(agent.name), [name])];
          const also = SPAWN_TOOLS.includes(name) ? onSpawns : [];
          return sharedOf({ kind: "tool", name }, [...by, ...also]);
        });
      }),
    };
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
}: GuaranteeInput): (agent: Agent) => readonly HookPlan[] {
  const rules = new Set(
    project.hooks.filter(({ body }) => body.kind === "spawn").map(({ name }) => name),
  );
  const all = hooks.filter(({ id }) => rules.has(id));
  const denials = hooks.flatMap((hook) => {
    const denies = rules.has(hook.id) ? undefined : startDenial(hook);
    return denies === undefined ? [] : [{ hook, denies }];
  });
  return ({ name }) => [
    ...all,
    ...denials.filter(({ denies }) => denies(naming.agent(name))).map(({ hook }) => hook),
  ];
}

/** What another agent's file registers is nothing to this one. */
function inScopesOf(hook: HookPlan, agent: string): readonly Enforcement[] {
  return hook.scopes
    .filter((scope) => scope.kind !== "frontmatter" || scope.agent === agent)
    .map((scope) => hookIn(hook, scope, false));
}

/** The same for owners that only their names tell apart. */
function classKey(mechanism: Mechanism): readonly string[] {
  if (mechanism.kind !== "hook") return [];
  const { plan, scope } = mechanism;
  return [plan, scope.kind, ...(scope.kind === "frontmatter" ? [scope.matcher] : [])];
}

/** The client's own agent types that the main session may not start. */
function refusedStarts(input: GuaranteeInput, { name, spawnsSpan }: Agent): OwnedGuarantees {
  const project = input.naming.target.packaging === "project";
  return {
    owner: name,
    agent: { kind: "main", name },
    because: [spawnsSpan],
    shared: refusedBuiltins(input.project).map((type) => {
      const rule = settingsEntry({ kind: "permission", deny: permissionToStart(type) });
      const refusing = input.hooks.filter((hook) => refusesStart(hook, "main", type));
      const by = [
        ...(project ? [rule] : []),
        ...refusing.flatMap((hook) => inScopesOf(hook, name)),
      ];
      return sharedOf({ kind: "start", type }, by);
    }),
  };
}

function inlineShells(input: GuaranteeInput): readonly OwnedGuarantees[] {
  const { naming, hooks, project, strips } = input;
  const setting = settingsEntry({ kind: "setting", key: SKILL_SHELL_SETTING, value: true });
  const hooked = hooks
    .filter(({ event }) => event === SKILL_SHELL_EVENT)
    .flatMap((hook) => hook.scopes.map((scope) => hookIn(hook, scope, false)));
  const guards = naming.target.packaging === "project" ? [setting] : hooked;
  const stripped = new Set(
    project.agents.filter((agent) => strips.losesSkills(agent)).map(({ name }) => name),
  );
  const shared = oncePer<readonly SharedGuarantee[]>();
  return shellDenials(project).map(({ owner, denial, toolset }) => {
    const loses = stripped.has(owner);
    return {
      owner,
      agent: { kind: "own", name: owner },
      because: [denial.span],
      shared: shared(`${loses} ${toolset.name}`, () => {
        const own = loses ? [strip(naming.agent(owner), [SKILL_TOOL])] : [];
        return [sharedOf({ kind: "inline-shell" }, [...own, ...guards], toolset.name)];
      }),
    };
  });
}
