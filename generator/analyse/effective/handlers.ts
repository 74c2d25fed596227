/** Which handlers the client starts for whose call, and which of their cases are about it. */
import { fires } from "#client/matcher";
import type { HookPlan, Scope, TargetPlan } from "#plan/plan";
import { type Covers, coversOf } from "#plan/covers-of";
import type { AgentSelector, DecideCase, ToolSelector } from "#runtime/rule";
import { canonicalTool } from "#runtime/tools";
import type { Subject } from "./subjects.ts";

export interface Registered {
  readonly hook: HookPlan;
  readonly scope: Scope;
}

/** Answers from sets that are made once per selector, so that a large spec stays cheap. */
export interface Handlers {
  /** Every hook with what its frontmatter scopes and matchers mean. */
  of(event: string, subject: Subject, tool: string): readonly Registered[];
  /** Cases of a deciding hook that cover caller and tool, in order. */
  cases(hook: HookPlan, subject: Subject, tool: string): readonly DecideCase[];
  /** For classes: the same text for callers whom every hook treats alike. */
  callerKey(subject: Subject): string;
  /** The same text for tools that every hook treats alike. */
  toolKey(tool: string): string;
}

export function handlersOf({ hooks, agents }: TargetPlan): Handlers {
  const who = once((selector: AgentSelector) => coversOf(selector));
  const tools = once(coversTool);
  const matches = matching();
  const own = new Map(agents.map(({ agent, registers }) => [agent, registers]));
  const session = hooks.flatMap((hook) =>
    hook.scopes.flatMap((scope) => (scope.kind === "frontmatter" ? [] : [{ hook, scope }])),
  );
  const casesOf = ({ rule }: HookPlan): readonly DecideCase[] =>
    rule.kind === "decide" ? rule.cases : [];
  const everyCase = hooks.flatMap(casesOf);
  const selectors = [...new Set(everyCase.flatMap((one) => one.who ?? []))];
  const toolSelectors = [...new Set(everyCase.map((one) => one.tools))];
  const matchers = [...new Set(hooks.flatMap(matchersOf))];
  const numbers = new Map(matchers.map((matcher, at) => [matcher, at]));
  const numberOf = (matcher: string): number => numbers.get(matcher) ?? -1;
  return {
    of: (event, subject, tool) => [
      ...session.filter(
        ({ hook }) => hook.event === event && matches(event, hook.matcher?.text, tool),
      ),
      ...(own.get(subject.name) ?? [])
        .filter(({ hook, matcher }) => hook.event === event && matches(event, matcher, tool))
        .map(({ hook, matcher }) => ({
          hook,
          scope: { kind: "frontmatter", agent: subject.name, matcher } as const,
        })),
    ],
    cases: (hook, { identity }, tool) =>
      casesOf(hook).filter(
        (one) => (one.who === undefined || who(one.who)(identity)) && tools(one.tools)(tool),
      ),
    callerKey: ({ identity, name }) =>
      [
        ...selectors.map((selector) => (who(selector)(identity) ? "1" : "0")),
        ...(own.get(name) ?? []).map(({ hook, matcher }) => ` ${hook.id} ${numberOf(matcher)}`),
      ].join(""),
    toolKey: (tool) =>
      [
        ...toolSelectors.map((selector) => (tools(selector)(tool) ? "1" : "0")),
        ...matchers.map((matcher) => (matches("PreToolUse", matcher, tool) ? "1" : "0")),
      ].join(""),
  };
}

function matchersOf({ matcher, scopes }: HookPlan): readonly (string | undefined)[] {
  return [
    matcher?.text,
    ...scopes.flatMap((scope) => (scope.kind === "frontmatter" ? [scope.matcher] : [])),
  ];
}

function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** As the hook runtime decides it, see `tools.ts` there. */
function coversTool({ any, names, prefixes }: ToolSelector): Covers {
  const exact = new Set((names ?? []).map(canonicalTool));
  const servers = (prefixes ?? []).map(({ prefix, except }) => ({
    prefix,
    except: new Set(except),
  }));
  return (tool) =>
    any === true ||
    exact.has(tool) ||
    servers.some(({ prefix, except }) => tool.startsWith(prefix) && !except.has(tool));
}

/** Matchers are texts that come again and again; each is tried on a tool once. */
function matching(): (event: string, matcher: string | undefined, tool: string) => boolean {
  const known = new Map<string, Map<string, Map<string, boolean>>>();
  return (event, matcher, tool) => {
    const ofEvent = known.get(event) ?? new Map<string, Map<string, boolean>>();
    known.set(event, ofEvent);
    const answers = ofEvent.get(matcher ?? "") ?? new Map<string, boolean>();
    ofEvent.set(matcher ?? "", answers);
    const answer = answers.get(tool) ?? fires(event, matcher, tool);
    answers.set(tool, answer);
    return answer;
  };
}
