/** Whether a matcher of the set-up can ever fire, and on which tools. */
import { near, report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { clientEvent } from "#client/events";
import { fires, parseMatcher } from "#client/matcher";
import { CLIENT_TOOLS } from "#client/tools";
import type { Span } from "#ir/span";
import { type KnownServer, strangeName } from "./known-tools.ts";

export interface Judged {
  readonly findings: readonly Diagnostic[];
  /** It can fire. */
  readonly alive: boolean;
  /** Full names of the tools it fires on; absent = every tool, or the event knows none. */
  readonly tools?: readonly string[];
}

const RULE = /^[A-Za-z_|]+\(.*\)\s*$/su;

/** Values that the client compares, for events with a closed list. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  SessionStart: ["startup", "resume", "clear", "compact", "fork"],
  PreCompact: ["manual", "auto"],
  PostCompact: ["manual", "auto"],
  Setup: ["init", "maintenance"],
};

/** `named` = full names of servers' tools that the set-up mentions anywhere. */
export function judgeMatcher(
  event: string,
  matcher: string,
  span: Span,
  {
    servers,
    named,
  }: { readonly servers: readonly KnownServer[]; readonly named: readonly string[] },
): Judged {
  const matches = clientEvent(event)?.matches;
  const parsed = parseMatcher(matcher);
  if (matches === undefined || parsed?.kind === "all") return { findings: [], alive: true };
  if (matches !== "tool name") return judgeValue(event, matcher, span);
  if (RULE.test(matcher) && CLIENT_TOOLS.some(({ name }) => matcher.startsWith(`${name}(`))) {
    return { findings: [report("rule-as-matcher", span, { matcher })], alive: false };
  }
  if (parsed === undefined)
    return dead(matcher, span, { reason: "it is not a regular expression" });
  const names = [...CLIENT_TOOLS.map(({ name }) => name), ...named];
  const tools = names.filter((name) => fires(event, matcher, name));
  return parsed.kind === "exact"
    ? judgeNames(parsed.names, span, { servers, tools })
    : judgePattern(matcher, span, tools);
}

function judgePattern(matcher: string, span: Span, tools: readonly string[]): Judged {
  // Servers have tools that nobody can list here: a pattern that may mean one is left in peace.
  if (tools.length === 0 && !/mcp|_|\.\*|\\w/u.test(matcher)) {
    return dead(matcher, span, { reason: "no tool of the client fits" });
  }
  const everything = CLIENT_TOOLS.every(({ name }) => tools.includes(name));
  return { findings: [], alive: true, ...(everything || tools.length === 0 ? {} : { tools }) };
}

function judgeNames(
  names: readonly string[],
  span: Span,
  {
    servers,
    tools,
  }: { readonly servers: readonly KnownServer[]; readonly tools: readonly string[] },
): Judged {
  const given = names.filter((name) => name !== "");
  const findings: Diagnostic[] = given.includes("Task")
    ? [report("old-name", span, { name: "Task" })]
    : [];
  let alive = false;
  for (const name of given) {
    const strange = strangeName(name, servers);
    if (strange === undefined) alive = true;
    else findings.push(...dead(name, span, strange).findings);
  }
  return { findings, alive, tools };
}

function judgeValue(event: string, matcher: string, span: Span): Judged {
  const values = VALUES[event];
  if (values === undefined || values.some((value) => fires(event, matcher, value))) {
    return { findings: [], alive: true };
  }
  const reason = `${event} knows ${values.join(", ")}`;
  return dead(matcher, span, { reason, near: near(matcher, values) });
}

function dead(
  matcher: string,
  span: Span,
  why: { readonly reason: string; readonly near?: string | undefined },
): Judged {
  return { findings: [report("dead-matcher", span, { matcher, ...why })], alive: false, tools: [] };
}
