/** Hooks that surely refuse to start an agent, whatever the prompt says. */
import { anchoredPattern } from "#runtime/pattern";
import type { PredicateData } from "#runtime/predicate";
import { coversTool } from "#runtime/tools";
import { coversAgent } from "#runtime/who";
import type { HookPlan } from "#plan/plan";

const TOOL = "Agent";

/** Does the hook refuse every start without asking anything: to this agent, or (by no name) to somebody? */
export function deniesStarts({ event, rule }: HookPlan, identity: string | undefined): boolean {
  if (event !== "PreToolUse" || rule.kind !== "decide") return false;
  return rule.cases.some(
    ({ who, tools, where, require }) =>
      where === undefined &&
      require === undefined &&
      (identity === undefined || coversAgent(who, identity.toLowerCase())) &&
      coversTool(tools, TOOL),
  );
}

/** Does the hook refuse the agent, by its identity, to start this type? */
export function refusesStart({ event, rule }: HookPlan, identity: string, type: string): boolean {
  if (event !== "PreToolUse" || rule.kind !== "decide") return false;
  const start: Start = { identity: identity.toLowerCase(), type };
  for (const { who, tools, where, require } of rule.cases) {
    if (!coversAgent(who, start.identity) || !coversTool(tools, TOOL)) continue;
    const applies = where === undefined || answer(where, start);
    if (applies === false) continue;
    return applies === true && (require === undefined || answer(require, start) === false);
  }
  return rule.otherwise === "block";
}

interface Start {
  readonly identity: string;
  readonly type: string;
}

/** What a condition says of a start by this agent of this type; `undefined` = it asks for more. */
function answer(data: PredicateData, start: Start): boolean | undefined {
  switch (data.kind) {
    case "all":
      return joined(data.of, start, false);
    case "any":
      return joined(data.of, start, true);
    case "not": {
      const inner = answer(data.of, start);
      return inner === undefined ? undefined : !inner;
    }
    case "agent-is":
      return data.in.some((name) => name.toLowerCase() === start.identity);
    case "matches":
      return data.field === "subagent_type"
        ? anchoredPattern(data.pattern, data.ignoreCase).test(start.type)
        : undefined;
    default:
      return undefined;
  }
}

/** `all` is settled by the first no, `any` by the first yes. */
function joined(
  of: readonly PredicateData[],
  start: Start,
  settling: boolean,
): boolean | undefined {
  const answers = of.map((part) => answer(part, start));
  if (answers.includes(settling)) return settling;
  return answers.includes(undefined) ? undefined : !settling;
}
