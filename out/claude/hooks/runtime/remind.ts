/** Rules that add a word beside a tool's result: the texts of all matching cases, in order. */
import { evaluate, type Predicates } from "./evaluate.ts";
import type { RunRule } from "./outcome.ts";
import type { Answer } from "./predicate.ts";
import type { RemindRule } from "./rule.ts";
import { coversTool } from "./tools.ts";
import { coversAgent } from "./who.ts";

export function remind(predicates: Predicates): RunRule<RemindRule> {
  return (rule, call) => {
    const texts = rule.cases
      .filter(({ who, tools, where }) => {
        if (!coversAgent(who, call.identity) || !coversTool(tools, call.tool)) return false;
        return where === undefined || isCertain(evaluate(where, call, predicates));
      })
      .map(({ text }) => text);
    if (texts.length === 0) return { verdict: "none" };
    return { verdict: "remind", text: texts.join("\n\n") };
  };
}

/** A guard refuses what it cannot read; a reminder after every such command would soon be noise. */
function isCertain({ holds, unsure }: Answer): boolean {
  return holds && unsure !== true;
}
