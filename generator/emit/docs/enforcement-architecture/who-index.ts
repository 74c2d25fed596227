/** Look-ups over the plan that are asked once per agent: sets, so that cost stays linear in agents. */
import type { HookPlan, TargetPlan } from "#plan/plan";
import { coversOf } from "#plan/covers-of";
import type { DecideCase } from "#runtime/rule";

export interface WhoIndex {
  /** Cases of a hook that speak about calls of this agent; `identity` as the hook runtime sees it. */
  casesFor(hook: HookPlan, identity: string): readonly DecideCase[];
  /** Where the hook is registered as far as this agent is concerned: `settings`, `frontmatter`. */
  scopesFor(hook: HookPlan, agent: string): readonly string[];
  strippedOf(agent: string): readonly string[];
  /** The same text for agents of whom all of this is the same. */
  keyOf(agent: string, identity: string): string;
}

export function whoIndex({ hooks, agents }: TargetPlan): WhoIndex {
  const cases = new Map(
    hooks.map(({ id, rule }) => [
      id,
      rule.kind === "decide"
        ? rule.cases.map((item) => ({ item, covers: coversOf(item.who) }))
        : [],
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
  const lists = [...new Set(stripped.values())];
  const numbers = new Map(lists.map((list, at) => [list, at]));
  const selective = [...cases.values()].flat().filter(({ item }) => item.who !== undefined);
  const registered = [...frontmatter.values()].filter(({ size }) => size > 0);
  return {
    casesFor: ({ id }, identity) =>
      (cases.get(id) ?? []).filter((each) => each.covers(identity)).map(({ item }) => item),
    scopesFor: ({ id }, agent) => [
      ...(session.get(id) ?? []),
      ...(frontmatter.get(id)?.has(agent) === true ? ["frontmatter"] : []),
    ],
    strippedOf: (agent) => stripped.get(agent) ?? [],
    keyOf: (agent, identity) =>
      [
        numbers.get(stripped.get(agent) ?? []) ?? "",
        ...registered.map((own) => (own.has(agent) ? "1" : "0")),
        ...selective.map(({ covers }) => (covers(identity) ? "1" : "0")),
      ].join(""),
  };
}
