/** What becomes of a direct call: decided from the plan alone, the way client and hooks decide it. */
import { permissionRule } from "#client/permission-rule";
import { clientTool } from "#client/tools";
import type { Project } from "#ir/project";
import type { Enforcement, Mechanism, TargetPlan } from "#plan/plan";
import { hookIn, settingsEntry, strip } from "../../lower/to-plan/enforcement.ts";
import { type Naming, namingFor } from "../../lower/to-plan/naming.ts";
import { SPAWN_DEPTH_ENV } from "../../lower/to-plan/settings.ts";
import type { CallShape } from "./call-shape.ts";
import { type Handlers, handlersOf } from "./handlers.ts";
import { ruleAnswer } from "./rule-answer.ts";
import { type Subject, subjectsOf } from "./subjects.ts";
import { type Tool, toolsOf } from "./tools.ts";

/** `conditional`: it depends on what the call says or when it comes; `absent`: the client has no such tool for that agent. */
export type Verdict = "denied" | "conditional" | "allowed" | "absent";

export interface DirectVerdict {
  readonly verdict: Verdict;
  /** What refuses it: always, or under a condition. */
  readonly by: readonly Enforcement[];
  /** Handlers that the client starts for the call and that do not decide it. */
  readonly passing: readonly Enforcement[];
}

/** One packaging of a spec, prepared for questions. */
export interface Ground {
  readonly project: Project;
  readonly plan: TargetPlan;
  readonly naming: Naming;
  readonly subjects: readonly Subject[];
  readonly tools: readonly Tool[];
  readonly handlers: Handlers;
  /** What an agent's file strips, as one text and as the tools that it loses. */
  stripOf(agent: string): Strip;
}

export interface Strip {
  /** The same text for the same list. */
  readonly key: string;
  /** Tool → the entries that take it away. */
  readonly tools: ReadonlyMap<string, readonly string[]>;
}

export function groundOf(project: Project, plan: TargetPlan): Ground {
  const naming = namingFor(project, plan.target);
  const strips = stripsOf(plan);
  return {
    project,
    plan,
    naming,
    subjects: subjectsOf(project, plan.target.packaging),
    tools: toolsOf(project, naming),
    handlers: handlersOf(plan),
    stripOf: (agent) => strips.get(agent) ?? NO_STRIP,
  };
}

const NO_STRIP: Strip = { key: "none", tools: new Map() };

/** Many agents share a list; each list is read once. */
function stripsOf({ agents }: TargetPlan): ReadonlyMap<string, Strip> {
  const known = new Map<string, Strip>();
  const read = new Map<readonly string[], Strip>();
  const stripOf = (entries: readonly string[]): Strip => {
    const key = entries.join(" ");
    const strip = known.get(key) ?? { key: String(known.size), tools: takenBy(entries) };
    known.set(key, strip);
    return strip;
  };
  return new Map(
    agents.map(({ agent, disallowedTools: entries }) => {
      const strip = read.get(entries) ?? stripOf(entries);
      read.set(entries, strip);
      return [agent, strip];
    }),
  );
}

function takenBy(entries: readonly string[]): Strip["tools"] {
  const pairs = entries.flatMap((entry) =>
    [entry, ...(clientTool(entry)?.alsoStrips ?? [])].map((tool) => ({ tool, entry })),
  );
  const groups = Map.groupBy(pairs, ({ tool }) => tool);
  return new Map([...groups].map(([tool, same]) => [tool, same.map(({ entry }) => entry)]));
}

export function directVerdict(ground: Ground, subject: Subject, call: CallShape): DirectVerdict {
  if (isAbsent(subject, call.tool)) return { verdict: "absent", by: [], passing: [] };
  const always: Enforcement[] = [...standing(ground, subject, call)];
  const sometimes: Enforcement[] = [];
  const passing: Enforcement[] = [];
  for (const { hook, scope } of ground.handlers.of("PreToolUse", subject, call.tool.name)) {
    const cases = ground.handlers.cases(hook, subject, call.tool.name);
    const { refuses, passes } = ruleAnswer(hook, cases, subject.identity, call);
    // A script in an agent's own file that always refuses was registered for nothing else.
    const exact = refuses && !passes && scope.kind === "frontmatter";
    const enforcement = hookIn(hook, scope, exact);
    (refuses ? (passes ? sometimes : always) : passing).push(enforcement);
  }
  if (always.length > 0)
    return { verdict: "denied", by: always, passing: [...sometimes, ...passing] };
  if (sometimes.length > 0) return { verdict: "conditional", by: sometimes, passing };
  return { verdict: "allowed", by: [], passing };
}

/** What refuses every such call without starting a process. */
export function standing(
  ground: Ground,
  subject: Subject,
  call: CallShape,
): readonly Enforcement[] {
  return [
    ...stripped(ground, subject, call.tool.name),
    ...permission(ground.plan, call),
    ...spawnDepth(ground.plan, subject, call.tool.name),
  ];
}

/** A fork has the main session's own tools. */
export function isAbsent({ kind, name, lacks }: Subject, { name: tool, mainOnly }: Tool): boolean {
  return (mainOnly && kind !== "main" && name !== "fork") || lacks.includes(tool);
}

function stripped(ground: Ground, subject: Subject, tool: string): readonly Enforcement[] {
  if (subject.kind !== "own") return [];
  const by = ground.stripOf(subject.name).tools.get(tool);
  return by === undefined ? [] : [strip(ground.naming.agent(subject.name), by)];
}

/** Rules that cover every such call; a rule for one agent type waits for the type. */
function permission(
  { permissions }: TargetPlan,
  { tool, input }: CallShape,
): readonly Enforcement[] {
  const type = input["subagent_type"];
  const given = typeof type === "string" ? { subagent_type: type } : {};
  return permissions
    .filter((rule) => typeof type === "string" || !rule.includes("("))
    .filter((rule) => permissionRule(rule, tool.name, given) === true)
    .map((deny) => settingsEntry({ kind: "permission", deny }));
}

/** With a depth of one no subagent starts another. */
function spawnDepth({ env }: TargetPlan, { kind }: Subject, tool: string): readonly Enforcement[] {
  const value = env[SPAWN_DEPTH_ENV];
  if (value !== "1" || kind === "main" || tool !== "Agent") return [];
  const mechanism: Mechanism = { kind: "env", key: SPAWN_DEPTH_ENV, value };
  return [settingsEntry(mechanism)];
}
