/** Callers and tools that nothing tells apart: whatever holds for one of a class holds for all. */
import type { AgentIsData, PredicateData } from "#runtime/predicate";
import type { HookPlan } from "#plan/plan";
import type { Ground } from "./direct.ts";
import type { Subject } from "./subjects.ts";
import type { Tool } from "./tools.ts";

/** Never empty; the first member stands for all. */
export interface CallerClass {
  readonly first: Subject;
  readonly members: readonly Subject[];
}

export interface ToolClass {
  readonly first: Tool;
  readonly members: readonly Tool[];
}

export function callerClasses(ground: Ground): readonly CallerClass[] {
  const conditions = ground.plan.hooks.flatMap(identities);
  const named = [...new Set(conditions)].map(
    (data) => new Set(data.in.map((name) => name.toLowerCase())),
  );
  return grouped(ground.subjects, (subject) => {
    const { kind, name, lacks, identity } = subject;
    const role = kind === "main" || name === "fork" ? name : "";
    return [
      role,
      lacks.join(" "),
      ground.stripOf(name).key,
      ground.handlers.callerKey(subject),
      named.map((names) => (names.has(identity) ? "1" : "0")).join(""),
    ].join("|");
  });
}

const KNOWN = new WeakMap<Ground, readonly ToolClass[]>();

export function toolClasses(ground: Ground): readonly ToolClass[] {
  const known = KNOWN.get(ground) ?? classesOfTools(ground);
  KNOWN.set(ground, known);
  return known;
}

function classesOfTools(ground: Ground): readonly ToolClass[] {
  const strips = [
    ...new Map(
      ground.plan.agents.map(({ agent }) => {
        const { key, tools } = ground.stripOf(agent);
        return [key, tools];
      }),
    ).values(),
  ];
  const lacking = [...new Set(ground.subjects.map(({ lacks }) => lacks))];
  return grouped(ground.tools, (tool) =>
    [
      tool.kind === "client",
      // Acting by another's hands is about these tools by name.
      tool.effects.length > 0 || tool.name === "Skill" ? tool.name : "",
      tool.mainOnly,
      tool.pathFields?.join(" "),
      strips.map((tools) => (tools.has(tool.name) ? "1" : "0")).join(""),
      lacking.map((tools) => (tools.includes(tool.name) ? "1" : "0")).join(""),
      ground.plan.permissions.includes(tool.name),
      ground.handlers.toolKey(tool.name),
    ].join("|"),
  );
}

/** Conditions of a hook that ask who calls. */
function identities({ rule }: HookPlan): readonly AgentIsData[] {
  if (rule.kind !== "decide") return [];
  return rule.cases.flatMap(({ where, require }) => [...askers(where), ...askers(require)]);
}

function askers(data: PredicateData | undefined): readonly AgentIsData[] {
  switch (data?.kind) {
    case undefined:
      return [];
    case "all":
    case "any":
      return data.of.flatMap(askers);
    case "not":
      return askers(data.of);
    case "agent-is":
      return [data];
    default:
      return [];
  }
}

/** Classes in the order of their first members. */
function grouped<T>(
  all: readonly T[],
  key: (one: T) => string,
): readonly { readonly first: T; readonly members: readonly T[] }[] {
  const groups = Map.groupBy(all, key);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first === undefined ? [] : [{ first, members }];
  });
}
