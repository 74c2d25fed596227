/** Rules that let a call pass or refuse it: the first case that matches decides. */
import type { Call } from "./call.ts";
import { evaluate, type Predicates } from "./evaluate.ts";
import { field } from "./json-object.ts";
import type { Outcome, RunRule } from "./outcome.ts";
import { stopEvents } from "./payload.ts";
import type { Answer } from "./predicate.ts";
import type { DecideCase, DecideRule } from "./rule.ts";
import { coversTool } from "./tools.ts";
import { coversAgent } from "./who.ts";

/** The rule of a gate or guard, with the predicates that its cases use. */
export function decide(predicates: Predicates): RunRule<DecideRule> {
  return (rule, call) => {
    // An agent that was already held once is let go, or it would never end.
    if (stopEvents.has(call.event) && isHeld(call)) return { verdict: "none" };
    return firstDecision(rule, call, predicates);
  };
}

/**
 * A case that only perhaps matches may refuse, but not end the search by letting the call pass:
 * the call passes when it would pass either way.
 */
function firstDecision(rule: DecideRule, call: Call, predicates: Predicates): Outcome {
  let passed = false;
  for (const item of rule.cases) {
    const matches = caseMatches(item, call, predicates);
    if (!matches.holds) continue;
    const refusal = refusalOf(item, matches, call, predicates);
    if (refusal !== undefined) return refusal;
    passed = true;
    if (matches.unsure !== true) return { verdict: "allow" };
  }
  if (rule.otherwise === "block") {
    return { verdict: "block", message: rule.otherwiseMessage ?? "{hook} refuses this call." };
  }
  return { verdict: passed ? "allow" : "none" };
}

function caseMatches(item: DecideCase, call: Call, predicates: Predicates): Answer {
  if (!coversAgent(item.who, call.identity) || !coversTool(item.tools, call.tool)) {
    return { holds: false };
  }
  return item.where === undefined ? { holds: true } : evaluate(item.where, call, predicates);
}

function refusalOf(
  item: DecideCase,
  matches: Answer,
  call: Call,
  predicates: Predicates,
): Outcome | undefined {
  if (item.require === undefined) {
    return { verdict: "block", message: item.message, because: matches.because };
  }
  const required = evaluate(item.require, call, predicates);
  if (required.holds && required.unsure !== true) return undefined;
  const reasons = [matches.because, required.because].filter((text) => text !== undefined);
  return {
    verdict: "block",
    message: item.message,
    because: reasons.length === 0 ? undefined : reasons.join("; "),
    missing: required.missing,
  };
}

function isHeld(call: Call): boolean {
  return Boolean(field(call.payload, "stop_hook_active"));
}
