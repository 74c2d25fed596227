/** IR → plan: picks mechanisms for both packagings. */
import type { Project } from "#ir/project";
import type { AgentPlan, HookPlan, Packaging, Plan, TargetPlan } from "#plan/plan";
import { denialHookPlan } from "./to-plan/denial-hook-plan.ts";
import { ownedDenials } from "./to-plan/denial-hooks.ts";
import { guaranteesOf } from "./to-plan/guarantees.ts";
import { planDigest, withHeartbeat } from "./to-plan/heartbeat.ts";
import { oncePer } from "./to-plan/once-per.ts";
import { namingFor } from "./to-plan/naming.ts";
import { envOf, permissionsOf, settingsOf } from "./to-plan/settings.ts";
import { skillShellHookPlan } from "./to-plan/skill-shell.ts";
import { spawnGuardPlan } from "./to-plan/spawn-guard.ts";
import { specHookPlan } from "./to-plan/spec-hook-plan.ts";
import { stripsFor } from "./to-plan/strips.ts";

/** Digest of the script bytes behind a hook; from the runtime's sources, which the caller has. */
export type HookBytes = (hook: HookPlan) => string;

export function lowerPlan(project: Project, hookBytes: HookBytes): Plan {
  return {
    project: targetPlan(project, "project", hookBytes),
    plugin: targetPlan(project, "plugin", hookBytes),
  };
}

function targetPlan(project: Project, packaging: Packaging, hookBytes: HookBytes): TargetPlan {
  const target = { packaging, client: project.client.atLeast };
  const naming = namingFor(project, target);
  const denials = Map.groupBy(ownedDenials(project), ({ denial }) => denial.hook);
  const hooks = [
    ...[...denials].map(([id, owned]) => denialHookPlan(project, id, owned, naming)),
    ...skillShellHookPlan(project, naming),
    ...spawnGuardPlan(project, naming),
    ...project.hooks.map((hook) => specHookPlan(project, hook, naming)),
  ];
  const registered = registrations(hooks);
  const strips = stripsFor(project, naming);
  const files = packaging === "project";
  const parts = {
    target,
    hooks,
    agents: project.agents
      .filter(({ main }) => !main)
      .map((agent): AgentPlan => ({
        agent: agent.name,
        disallowedTools: strips.of(agent),
        registers: registered.get(agent.name) ?? NO_HOOKS,
      })),
    permissions: files ? permissionsOf(project) : [],
    settings: files ? settingsOf(project) : {},
    env: files ? envOf(project) : {},
  };
  const digest = planDigest(parts);
  const guarantees = guaranteesOf({ project, naming, strips, hooks, hookBytes });
  return {
    ...parts,
    digest,
    hooks: withHeartbeat(hooks, digest),
    get guarantees() {
      return guarantees.all;
    },
    get guaranteeClasses() {
      return guarantees.classes;
    },
    guaranteeOf: (owner, shared) => guarantees.of(owner, shared),
  };
}

const NO_HOOKS: AgentPlan["registers"] = [];

/** Frontmatter registrations by agent, in plan order; agents that register the same share the list. */
function registrations(hooks: readonly HookPlan[]): ReadonlyMap<string, AgentPlan["registers"]> {
  const all = hooks.flatMap((hook) =>
    hook.scopes.flatMap((scope) =>
      scope.kind === "frontmatter"
        ? [{ agent: scope.agent, entry: { hook, matcher: scope.matcher } }]
        : [],
    ),
  );
  const byAgent = Map.groupBy(all, ({ agent }) => agent);
  const shared = oncePer<AgentPlan["registers"]>();
  return new Map(
    [...byAgent].map(([agent, own]) => {
      const key = JSON.stringify(own.map(({ entry: { hook, matcher } }) => [hook.id, matcher]));
      return [agent, shared(key, () => own.map(({ entry }) => entry))];
    }),
  );
}
