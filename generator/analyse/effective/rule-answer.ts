/** What a deciding hook makes of a call, before the call is known. */
import type { HookPlan } from "#plan/plan";
import type { DecideCase } from "#runtime/rule";
import type { CallShape } from "./call-shape.ts";
import { keyOf, type Rest, settle } from "./partial.ts";

export interface RuleAnswer {
  /** Some such call is refused. */
  readonly refuses: boolean;
  /** Some such call passes. */
  readonly passes: boolean;
  /** Cases that decide some such call: what is left open of their conditions, by place among the cases given. */
  readonly deciding: readonly Deciding[];
}

export interface Deciding {
  readonly at: number;
  readonly where: Rest;
  /** `false` = the case refuses. */
  readonly passing: Rest;
}

/**
 * The first case that applies decides. A case that perhaps applies leaves both ways open, and what
 * comes after it then knows that its condition did not hold.
 */
export function ruleAnswer(
  { rule }: HookPlan,
  cases: readonly DecideCase[],
  identity: string,
  call: CallShape,
): RuleAnswer {
  const refuted = new Set<string>();
  const known = { ...call, identity, refuted };
  const answer = { refuses: false, passes: false };
  const deciding: Deciding[] = [];
  for (const [at, { where, require }] of cases.entries()) {
    const applies = settle(where, known);
    if (applies === false) continue;
    const passing = require === undefined ? false : settle(require, known);
    if (passing !== true) answer.refuses = true;
    if (passing !== false) answer.passes = true;
    deciding.push({ at, where: applies, passing });
    if (applies === true) return { ...answer, deciding };
    // A condition that is unsure may hold and still not end the search, unless it refuses.
    if (passing === false) refuted.add(keyOf(applies));
  }
  const blocks = rule.kind === "decide" && rule.otherwise === "block";
  return {
    refuses: answer.refuses || blocks,
    passes: answer.passes || !blocks,
    deciding,
  };
}
