/**
 * Combinators over predicates, in three values: yes, no, unsure. A predicate that throws counts
 * only when no other one settles the matter, so that the order of conditions never changes a verdict.
 */
import type { Call } from "./call.ts";
import { DeadlinePassed } from "./deadline.ts";
import type { Answer, LeafData, LeafKind, Predicate, PredicateData } from "./predicate.ts";

/** The kinds one hook uses, by name. */
export type Predicates = Readonly<Partial<Record<LeafKind, Predicate>>>;

export function evaluate(data: PredicateData, call: Call, predicates: Predicates): Answer {
  switch (data.kind) {
    case "all":
      return settle(data.of, call, predicates, "no");
    case "any":
      return settle(data.of, call, predicates, "yes");
    case "not":
      return negate(evaluate(data.of, call, predicates));
    default:
      return leaf(data, call, predicates);
  }
}

/** `all` is settled by the first no, `any` by the first yes. */
function settle(
  of: readonly PredicateData[],
  call: Call,
  predicates: Predicates,
  settling: "yes" | "no",
): Answer {
  let unsure: Answer | undefined;
  const others: Answer[] = [];
  const thrown: unknown[] = [];
  for (const part of of) {
    call.clock.check();
    try {
      const answer = evaluate(part, call, predicates);
      if (valueOf(answer) === settling) return answer;
      if (answer.unsure === true) unsure ??= answer;
      others.push(answer);
    } catch (error) {
      if (error instanceof DeadlinePassed) throw error;
      thrown.push(error);
    }
  }
  if (thrown.length > 0) throw thrown[0];
  return unsure ?? withReasons(settling === "no", others);
}

function withReasons(holds: boolean, answers: readonly Answer[]): Answer {
  const missing = answers.flatMap(({ missing = [] }) => missing);
  const reasons = answers.flatMap(({ because }) => (because === undefined ? [] : [because]));
  return {
    holds,
    ...(reasons.length === 0 ? {} : { because: reasons.join("; ") }),
    ...(missing.length === 0 ? {} : { missing }),
  };
}

function negate(answer: Answer): Answer {
  return answer.unsure === true ? answer : { ...answer, holds: !answer.holds };
}

function valueOf(answer: Answer): "yes" | "no" | "unsure" {
  if (answer.unsure === true) return "unsure";
  return answer.holds ? "yes" : "no";
}

function leaf(data: LeafData, call: Call, predicates: Predicates): Answer {
  const predicate = predicates[data.kind];
  if (predicate === undefined) throw new Error(`the hook carries no predicate "${data.kind}"`);
  return predicate.holds(data, call);
}
