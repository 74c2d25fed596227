/**
 * The plan's guarantees: for every denial and every refusing rule, which agent cannot call which
 * tool, and what keeps it from that under each fault.
 */
import type { DecideCase } from "#runtime/rule";
import { outcomes } from "#client/outcomes";
import type { Project } from "#ir/project";
import type { AgentRef, Enforcement, Guarantee, HookPlan, Scope, ToolRef } from "#plan/plan";
import { isMain, type OwnedDenial, ownedDenials } from "./denial-hooks.ts";
import { meaningOf, ruleMeaning, sha256 } from "./digest.ts";
import type { Naming } from "./naming.ts";
import { strippedTools } from "./strips.ts";

/** Everything that a guarantee's proof rests on, for one target. */
export interface GuaranteeInput {
  readonly project: Project;
  readonly naming: Naming;
  readonly hooks: readonly HookPlan[];
  /** Digest of the script bytes that a hook runs, data aside. */
  readonly hookBytes: (hook: HookPlan) => string;
}

type Draft = Omit<Guarantee, "digest" | "target">;

export function guaranteesOf(input: GuaranteeInput): readonly Guarantee[] {
  const drafts = [...denialDrafts(input), ...gateDrafts(input)];
  return drafts.map((draft) => ({
    ...draft,
    target: input.naming.target,
    digest: digestOf(draft, input),
  }));
}

function digestOf(draft: Draft, { hooks, hookBytes, naming }: GuaranteeInput): string {
  const parts = draft.by.map(({ mechanism, under }) => {
    if (mechanism.kind !== "hook") return { mechanism, under };
    const hook = hooks.find(({ id }) => id === mechanism.plan);
    return {
      mechanism,
      under,
      rule: hook === undefined ? "" : ruleMeaning(hook.rule),
      bytes: hook === undefined ? "" : hookBytes(hook),
    };
  });
  const { id, agent, tool, when } = draft;
  return sha256(JSON.stringify(meaningOf({ id, agent, tool, when, parts, target: naming.target })));
}

export function agentRef(project: Project, owner: string): AgentRef {
  if (owner === "others") return { kind: "any-other" };
  return isMain(project, owner) ? { kind: "main", name: owner } : { kind: "own", name: owner };
}

function denialDrafts(input: GuaranteeInput): readonly Draft[] {
  return ownedDenials(input.project).flatMap((owned) => {
    const tools = owned.toolset.tools.map((name): ToolRef => ({ kind: "tool", name }));
    const { server } = owned.toolset;
    const unlisted: readonly ToolRef[] =
      server?.unlisted === true
        ? [{ kind: "unlisted", server: server.name, prefix: server.prefix }]
        : [];
    return [...tools, ...unlisted].map((tool) => denialDraft(input, owned, tool));
  });
}

function denialDraft(input: GuaranteeInput, owned: OwnedDenial, tool: ToolRef): Draft {
  const { denial, owner } = owned;
  const label = tool.kind === "tool" ? tool.name : `${tool.prefix}*`;
  const hook = input.hooks.find(({ id }) => id === denial.hook);
  const when = hook === undefined ? "always" : conditionOf(hook, denial.message);
  return {
    id: `${owner}/${label}${denial.place === undefined ? "" : `@${denial.place}`}`,
    agent: agentRef(input.project, owner),
    tool,
    when,
    rule: denial.toolset,
    by: [
      ...stripOf(input, owned, tool),
      ...(hook === undefined ? [] : hookEnforcements(owned, hook)),
    ],
    because: [denial.span],
  };
}

function conditionOf(hook: HookPlan, message: string): Guarantee["when"] {
  const found =
    hook.rule.kind === "decide" ? hook.rule.cases.find((c) => c.message === message) : undefined;
  return found?.where ?? "always";
}

function stripOf(input: GuaranteeInput, owned: OwnedDenial, tool: ToolRef): readonly Enforcement[] {
  const agent = input.project.agents.find(({ name }) => name === owned.owner);
  if (agent === undefined || agent.main || tool.kind !== "tool") return [];
  if (owned.denial.place !== undefined) return [];
  const tools = input.naming.tools([tool.name]);
  if (!strippedTools(input.project, agent, input.naming).includes(tools[0] ?? "")) return [];
  return [
    {
      mechanism: { kind: "strip", agent: input.naming.agent(agent.name), tools },
      under: outcomes("strip", { failsClosed: true, exact: true }),
    },
  ];
}

function hookEnforcements(owned: OwnedDenial, hook: HookPlan): readonly Enforcement[] {
  return hook.scopes
    .filter((scope) => scopeReaches(scope, owned.owner))
    .map((scope) => hookEnforcement(hook, scope, owned.denial.place === undefined));
}

function scopeReaches(scope: Scope, owner: string): boolean {
  return scope.kind === "frontmatter" ? scope.agent === owner : true;
}

function hookEnforcement(hook: HookPlan, scope: Scope, unconditional: boolean): Enforcement {
  const posture = {
    failsClosed: hook.handler.onFailure === "block",
    exact: scope.kind === "frontmatter" && unconditional,
  };
  return {
    mechanism: { kind: "hook", plan: hook.id, scope },
    under: outcomes(`${scope.kind}-hook`, posture),
  };
}

/** Refusing rules of the spec's own hooks: one guarantee per tool that a rule can refuse. */
function gateDrafts(input: GuaranteeInput): readonly Draft[] {
  const denials = new Set(ownedDenials(input.project).map(({ denial }) => denial.hook));
  return input.hooks
    .filter((hook) => hook.verb === "blocks" && !denials.has(hook.id))
    .flatMap((hook) => {
      const cases = hook.rule.kind === "decide" ? hook.rule.cases : [];
      const names = [...new Set(cases.flatMap(({ tools }) => tools.names ?? []))].sort();
      return names.map((name): Draft => ({
        id: `${hook.id}/${name}`,
        agent: { kind: "everyone" },
        tool: { kind: "tool", name },
        when: refusalCondition(cases.filter(({ tools }) => tools.names?.includes(name))),
        rule: hook.id,
        by: hook.scopes.map((scope) => hookEnforcement(hook, scope, false)),
        because: [hook.span],
      }));
    });
}

/** A call is refused when a case applies to it and that case's requirement does not hold. */
function refusalCondition(cases: readonly DecideCase[]): Guarantee["when"] {
  const refusals = cases.map(({ where, require }) => {
    const parts = [
      ...(where === undefined ? [] : [where]),
      ...(require === undefined ? [] : [{ kind: "not", of: require } as const]),
    ];
    return { kind: "all", of: parts } as const;
  });
  if (refusals.some(({ of }) => of.length === 0)) return "always";
  return { kind: "any", of: refusals };
}
