/** Whom the Agent tool can name, as far as any rule tells the types apart. */
import { permissionRule } from "#client/permission-rule";
import type { LeafData, PredicateData } from "#runtime/predicate";
import type { CallShape } from "./call-shape.ts";
import type { CallerClass } from "./classes.ts";
import type { Ground } from "./direct.ts";
import { settle } from "./partial.ts";
import type { Subject } from "./subjects.ts";
import type { Tool } from "./tools.ts";

export interface StartTargets {
  /** The same text for types whose start every rule judges alike. */
  keyOf(subject: Subject): string;
  /** Of a class, the first member for every way in which its members are judged. */
  firsts(one: CallerClass): readonly Subject[];
}

/** The call that starts an agent of this type. */
export function startOf(agent: Tool, { type }: Subject): CallShape {
  return { tool: agent, input: { [FIELD]: type } };
}

const FIELD = "subagent_type";

export function startTargets(ground: Ground, agent: Tool): StartTargets {
  const asked = ground.plan.hooks.flatMap(({ rule }) =>
    rule.kind === "decide"
      ? rule.cases.flatMap(({ where, require }) => [...onType(where), ...onType(require)])
      : [],
  );
  const rules = ground.plan.permissions.filter((rule) => rule.includes("("));
  const skills = new Set(ground.project.skills.map((skill) => skill.agent));
  const keys = new Map<Subject, string>();
  const firsts = new Map<CallerClass, readonly Subject[]>();
  const make = (subject: Subject): string => {
    const call = startOf(agent, subject);
    const known = { ...call, identity: "", refuted: NOTHING };
    return [
      ...asked.map((data) => (settle(data, known) === true ? "1" : "0")),
      ...rules.map((rule) => (permissionRule(rule, agent.name, call.input) === true ? "1" : "0")),
      // What is no agent of the spec, or is started by a skill too, is told apart by its name.
      subject.kind === "own" && !skills.has(subject.name) ? "" : subject.name,
    ].join("");
  };
  const keyOf = (subject: Subject): string => {
    const key = keys.get(subject) ?? make(subject);
    keys.set(subject, key);
    return key;
  };
  return {
    keyOf,
    firsts(one) {
      const known = firsts.get(one) ?? firstOfEach(one.members, keyOf);
      firsts.set(one, known);
      return known;
    },
  };
}

const NOTHING: ReadonlySet<string> = new Set();

function firstOfEach(
  members: readonly Subject[],
  keyOf: (subject: Subject) => string,
): readonly Subject[] {
  return [...Map.groupBy(members, keyOf).values()].flatMap((same) => same.slice(0, 1));
}

/** Parts of a condition that ask for the type of the agent that is started. */
function onType(data: PredicateData | undefined): readonly LeafData[] {
  switch (data?.kind) {
    case undefined:
      return [];
    case "all":
    case "any":
      return data.of.flatMap(onType);
    case "not":
      return onType(data.of);
    case "matches":
    case "mentions":
      return data.field === FIELD ? [data] : [];
    default:
      return [];
  }
}
