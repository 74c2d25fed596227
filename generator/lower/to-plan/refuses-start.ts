/** Hooks that surely refuse to start an agent, whatever the prompt says. */
import { anchoredPattern } from "#runtime/pattern";
import type { PredicateData } from "#runtime/predicate";
import { coversTool } from "#runtime/tools";
import { foldAgent } from "#runtime/identity";
import { coversAgent } from "#runtime/who";
import { coversOf } from "#plan/covers-of";
import type { HookPlan } from "#plan/plan";

const TOOL = "Agent";

/** Whom the hook refuses every start without asking anything; `undefined` = nobody. */
export function startDenial({
  event,
  rule,
}: HookPlan): ((identity: string) => boolean) | undefined {
  if (event !== "PreToolUse" || rule.kind !== "decide") return undefined;
  const cases = rule.cases.filter(
    ({ tools, where, require }) =>
      where === undefined && require === undefined && coversTool(tools, TOOL),
  );
  if (cases.length === 0) return undefined;
  const covers = cases.map(({ who }) => coversOf(who));
  return (identity) => covers.some((covered) => covered(foldAgent(identity)));
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
