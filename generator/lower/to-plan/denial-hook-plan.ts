/** The plan of the script that several denials share. */
import type { Rule } from "#runtime/rule";
import { DEFAULT_TIMEOUT_S } from "#client/limits";
import type { Example } from "#ir/example";
import type { Project } from "#ir/project";
import type { HookMatcher, HookPlan, Scope } from "#plan/plan";
import { conditionsOf } from "../../describe/conditions.ts";
import { fewNames } from "../../describe/few-names.ts";
import { denialCases, inFrontmatter, type OwnedDenial, serversOf } from "./denial-hooks.ts";
import { handlerFor, messagesOf } from "./hook-parts.ts";
import type { Naming } from "./naming.ts";
import { matcherOf, selectorOf } from "./selector.ts";

export function denialHookPlan(
  project: Project,
  id: string,
  owned: readonly OwnedDenial[],
  naming: Naming,
): HookPlan {
  const [first] = owned as [OwnedDenial, ...OwnedDenial[]];
  const rule: Rule = {
    kind: "decide",
    cases: denialCases(project, owned, naming),
    otherwise: "allow",
  };
  const inSettings = owned.filter((each) => !inFrontmatter(each));
  const onError = owned.some(({ denial }) => denial.onError === "block") ? "block" : "allow";
  return {
    id,
    title: `No ${[...new Set(owned.map(({ toolset }) => toolset.title))].join(", no ")}`,
    does: denialPurpose(owned),
    event: "PreToolUse",
    target: naming.target,
    scopes: denialScopes(owned, inSettings, naming),
    matcher: denialMatcher(
      naming.target.packaging === "plugin" ? owned : inSettings.length > 0 ? inSettings : owned,
      naming,
    ),
    handler: handlerFor(id, "PreToolUse", onError, DEFAULT_TIMEOUT_S),
    onError,
    rule,
    verb: "blocks",
    messages: messagesOf(rule),
    conditions: conditionsOf(rule),
    examples: examplesOf(owned),
    span: first.denial.span,
  };
}

function denialPurpose(owned: readonly OwnedDenial[]): string {
  const titles = [...new Set(owned.map(({ toolset }) => toolset.title))].join(" and ");
  const owners = [
    ...new Set(owned.filter(({ kind }) => kind !== "others").map(({ owner }) => owner)),
  ];
  const rest = owned.some(({ kind }) => kind === "others")
    ? ["every agent the spec does not name"]
    : [];
  const places = [...new Set(owned.flatMap(({ denial }) => denial.place ?? []))];
  const inside = places.length === 0 ? "" : ` inside ${places.join(", ")}`;
  return `Refuses ${titles}${inside} to ${[fewNames(owners), ...rest].filter((words) => words !== "").join(", ")}.`;
}

function examplesOf(owned: readonly OwnedDenial[]): readonly Example[] {
  return [...new Set(owned.flatMap(({ denial }) => denial.examples))];
}

function denialMatcher(owned: readonly OwnedDenial[], naming: Naming): HookMatcher {
  const toolsets = [...new Map(owned.map(({ toolset }) => [toolset.name, toolset])).values()];
  const selectors = toolsets.map((toolset) =>
    selectorOf(toolset.tools, serversOf(toolset), naming),
  );
  return matcherOf(selectors, naming.tools(toolsets.flatMap(({ tools }) => tools)));
}

function denialScopes(
  owned: readonly OwnedDenial[],
  inSettings: readonly OwnedDenial[],
  naming: Naming,
): readonly Scope[] {
  if (naming.target.packaging === "plugin") return [{ kind: "plugin" }];
  const perAgent = Map.groupBy(owned.filter(inFrontmatter), ({ owner }) => owner);
  const matchers = new Map<string, string>();
  const matcherFor = (own: readonly OwnedDenial[]): string => {
    const key = own.map(({ toolset }) => toolset.name).join(" ");
    const text = matchers.get(key) ?? denialMatcher(own, naming).text;
    matchers.set(key, text);
    return text;
  };
  const frontmatter = [...perAgent].map(([agent, own]): Scope => ({
    kind: "frontmatter",
    agent,
    matcher: matcherFor(own),
  }));
  return inSettings.length === 0 ? frontmatter : [{ kind: "settings" }, ...frontmatter];
}
