/** What becomes of a direct call: decided from the plan alone, the way the hooks decide it. */
import { coversTool } from "#runtime/tools";
import { coversAgent } from "#runtime/who";
import { clientTool } from "#client/tools";
import { fires } from "#client/matcher";
import type { Enforcement, HookPlan, Scope, TargetPlan } from "#plan/plan";
import { hookIn, settingsEntry, strip } from "../../lower/to-plan/enforcement.ts";
import { settle } from "./partial.ts";
import type { Subject } from "./subjects.ts";

/** `conditional`: it depends on what the call says or when it comes; `absent`: the client has no such tool for that agent. */
export type Verdict = "denied" | "conditional" | "allowed" | "absent";

export interface DirectVerdict {
  readonly verdict: Verdict;
  /** What refuses it: always, or under a condition. */
  readonly by: readonly Enforcement[];
  /** Handlers that the client starts for the call and that let it pass. */
  readonly passing: readonly Enforcement[];
}

/** A call as far as it matters: the tool, and input fields with certain values. */
export interface CallShape {
  readonly tool: string;
  readonly input: Readonly<Record<string, string>>;
  readonly mainOnly: boolean;
}

export function directVerdict(plan: TargetPlan, subject: Subject, call: CallShape): DirectVerdict {
  if (isAbsent(subject, call)) return { verdict: "absent", by: [], passing: [] };
  const always: Enforcement[] = [
    ...stripped(plan, subject, call.tool),
    ...permission(plan, call),
    ...spawnDepth(plan, subject, call.tool),
  ];
  const sometimes: Enforcement[] = [];
  const passing: Enforcement[] = [];
  for (const { hook, scope } of handlersFor(plan, subject, call.tool)) {
    const answer = hookAnswer(hook, subject, call);
    const enforcement = hookIn(hook, scope, answer === "denied" && scope.kind === "frontmatter");
    if (answer === "denied") always.push(enforcement);
    else if (answer === "conditional") sometimes.push(enforcement);
    else passing.push(enforcement);
  }
  if (always.length > 0)
    return { verdict: "denied", by: always, passing: [...sometimes, ...passing] };
  if (sometimes.length > 0) return { verdict: "conditional", by: sometimes, passing };
  return { verdict: "allowed", by: [], passing };
}

function isAbsent(subject: Subject, { tool, mainOnly }: CallShape): boolean {
  return (
    (mainOnly && subject.kind !== "main" && subject.name !== "fork") || subject.lacks.includes(tool)
  );
}

function stripped(plan: TargetPlan, subject: Subject, tool: string): readonly Enforcement[] {
  const own =
    subject.kind === "own" ? plan.agents.find(({ agent }) => agent === subject.name) : undefined;
  const list = own?.disallowedTools ?? [];
  const by = list.filter((name) => name === tool || clientTool(name)?.alsoStrips?.includes(tool));
  return by.length === 0 ? [] : [strip(subject.identity, by)];
}

function permission(plan: TargetPlan, { tool, input }: CallShape): readonly Enforcement[] {
  const type = input["subagent_type"];
  return plan.permissions
    .filter((rule) => rule === tool || rule.toLowerCase() === `${tool}(${type})`.toLowerCase())
    .map((deny) => settingsEntry({ kind: "permission", deny }));
}

/** With a depth of one no subagent starts another. */
function spawnDepth({ env }: TargetPlan, subject: Subject, tool: string): readonly Enforcement[] {
  const [entry] = Object.entries(env).filter(([key]) => key.endsWith("SPAWN_DEPTH"));
  if (entry === undefined || subject.kind === "main" || tool !== "Agent") return [];
  const [key, value] = entry;
  return value === "1" ? [settingsEntry({ kind: "env", key, value })] : [];
}

interface Registered {
  readonly hook: HookPlan;
  readonly scope: Scope;
}

/** The handlers that the client starts before this call. */
export function handlersFor(
  plan: TargetPlan,
  subject: Subject,
  tool: string,
): readonly Registered[] {
  return plan.hooks
    .filter(({ event }) => event === "PreToolUse")
    .flatMap((hook) =>
      hook.scopes
        .filter((scope) =>
          scope.kind === "frontmatter"
            ? scope.agent === subject.name && fires(hook.event, scope.matcher, tool)
            : fires(hook.event, hook.matcher?.text, tool),
        )
        .map((scope) => ({ hook, scope })),
    );
}

/** The first case that surely applies decides; one that perhaps applies makes it a condition. */
export function hookAnswer(
  { rule }: HookPlan,
  subject: Subject,
  { tool, input }: CallShape,
): "denied" | "conditional" | "allowed" {
  if (rule.kind !== "decide") return "allowed";
  const known = { identity: subject.identity, input };
  let perhaps = false;
  for (const each of rule.cases) {
    if (!coversAgent(each.who, subject.identity) || !coversTool(each.tools, tool)) continue;
    const applies = settle(each.where, known);
    if (applies === "no") continue;
    const passes = each.require === undefined ? "no" : settle(each.require, known);
    if (applies === "yes" && !perhaps) {
      if (passes === "unknown") return "conditional";
      return passes === "yes" ? "allowed" : "denied";
    }
    if (passes !== "yes") perhaps = true;
  }
  if (perhaps) return "conditional";
  return rule.otherwise === "block" ? "denied" : "allowed";
}
