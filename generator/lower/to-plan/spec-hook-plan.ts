/** The plan of a hook that the spec spells out. */
import type { Rule, ToolSelector } from "#runtime/rule";
import { clientEvent } from "#client/events";
import { writeMatcher } from "#client/matcher";
import type { Hook } from "#ir/hook";
import type { Project } from "#ir/project";
import type { HookMatcher, HookPlan, Scope } from "#plan/plan";
import { conditionsOf } from "../../describe/conditions.ts";
import { handlerFor, messagesOf, verbOf } from "./hook-parts.ts";
import type { Naming } from "./naming.ts";
import { ruleOf } from "./rule-of.ts";
import { matcherOf } from "./selector.ts";

function selectorsOf(rule: Rule): readonly ToolSelector[] {
  return rule.kind === "inject" ? [] : rule.cases.map(({ tools }) => tools);
}

/** On agent events the matcher is a list of agent types; elsewhere it is a list of tools. */
function specMatcher(hook: Hook, rule: Rule): HookMatcher | undefined {
  const subject = clientEvent(hook.event)?.matches;
  if (subject === "tool name") {
    const matcher = matcherOf(selectorsOf(rule), []);
    return matcher.text === "" ? undefined : matcher;
  }
  if (subject !== "agent type") return undefined;
  const types = agentsMeant(rule);
  if (types === undefined) return undefined;
  const servers = types.some((type) => type.includes(":"));
  const text = servers ? `^(?:${[...types].sort().join("|")})$` : writeMatcher(types, []);
  return { text, covers: types, excludes: [] };
}

/** Agent types that a rule is about; `undefined` = it may be about any. */
function agentsMeant(rule: Rule): readonly string[] | undefined {
  const whos = rule.kind === "inject" ? rule.parts : rule.cases;
  const types = new Set<string>();
  for (const { who } of whos) {
    if (who === undefined || !("only" in who)) return undefined;
    for (const type of who.only) types.add(type);
  }
  return [...types].sort();
}

export function specHookPlan(project: Project, hook: Hook, naming: Naming): HookPlan {
  const rule = ruleOf(project, hook, naming);
  const matcher = specMatcher(hook, rule);
  const scope: Scope = { kind: naming.target.packaging === "plugin" ? "plugin" : "settings" };
  return {
    id: hook.name,
    title: hook.title,
    does: hook.does,
    event: hook.event,
    target: naming.target,
    scopes: [scope],
    ...(matcher === undefined ? {} : { matcher }),
    handler: handlerFor(hook.name, hook.event, hook.onError, hook.timeoutS),
    onError: hook.onError,
    rule,
    ...(hook.log === undefined ? {} : { log: hook.log }),
    verb: verbOf(hook.event, rule),
    messages: messagesOf(rule),
    conditions: conditionsOf(rule),
    examples: hook.examples,
    span: hook.span,
  };
}
