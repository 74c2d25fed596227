/** Look-ups over the plan that are asked once per agent: sets, so that cost stays linear in agents. */
import type { HookPlan, TargetPlan } from "#plan/plan";
import { foldAgent, unknownIdentity } from "#runtime/identity";
import type { AgentSelector, DecideCase } from "#runtime/rule";

export interface WhoIndex {
  /** Cases of a hook that speak about calls of this agent; `identity` as the hook runtime sees it. */
  casesFor(hook: HookPlan, identity: string): readonly DecideCase[];
  /** Where the hook is registered as far as this agent is concerned: `settings`, `frontmatter`. */
  scopesFor(hook: HookPlan, agent: string): readonly string[];
  strippedOf(agent: string): readonly string[];
}

type Covers = (identity: string) => boolean;

/** As the hook runtime decides it: an agent nobody can name is in no `only` and in every `except`. */
function covers(who: AgentSelector | undefined): Covers {
  if (who === undefined) return () => true;
  const names = new Set(("only" in who ? who.only : who.except).map(foldAgent));
  return "only" in who
    ? (identity) => identity !== unknownIdentity && names.has(identity)
    : (identity) => identity === unknownIdentity || !names.has(identity);
}

export function whoIndex({ hooks, agents }: TargetPlan): WhoIndex {
  const cases = new Map(
    hooks.map(({ id, rule }) => [
      id,
      rule.kind === "decide" ? rule.cases.map((item) => ({ item, covers: covers(item.who) })) : [],
    ]),
  );
  const frontmatter = new Map(
    hooks.map(({ id, scopes }) => [
      id,
      new Set(scopes.flatMap((scope) => (scope.kind === "frontmatter" ? [scope.agent] : []))),
    ]),
  );
  const session = new Map(
    hooks.map(({ id, scopes }) => [
      id,
      scopes.map(({ kind }) => kind).filter((kind) => kind !== "frontmatter"),
    ]),
  );
  const stripped = new Map(agents.map(({ agent, disallowedTools }) => [agent, disallowedTools]));
  return {
    casesFor: ({ id }, identity) =>
      (cases.get(id) ?? []).filter((each) => each.covers(identity)).map(({ item }) => item),
    scopesFor: ({ id }, agent) => [
      ...(session.get(id) ?? []),
      ...(frontmatter.get(id)?.has(agent) === true ? ["frontmatter"] : []),
    ],
    strippedOf: (agent) => stripped.get(agent) ?? [],
  };
}
