import { FAULT_CLAUSES } from "../analyse/refutation-words.ts";
import type { Witness } from "../analyse/diff/change.ts";

/** A witness in one line: who calls what, in which surroundings. */
export function witnessWords(witness: Witness): string {
  const { agent, tool, input, says, place, branch, transcript = [], fault } = witness;
  const call = tool === "" ? "stops" : `calls ${tool} ${JSON.stringify(input)}`;
  const turns = transcript.map((step) =>
    "user" in step ? `user: ${JSON.stringify(step.user)}` : step.call,
  );
  const around = [
    ...(says === undefined ? [] : [`saying ${JSON.stringify(says)}`]),
    ...(place === undefined ? [] : ["in a repository"]),
    ...(branch === undefined ? [] : [`on ${branch}`]),
    ...(turns.length === 0 ? [] : [`after ${turns.join(", ")}`]),
    ...(fault === undefined ? [] : [FAULT_CLAUSES[fault]]),
  ];
  return [`${agent} ${call}`, ...around].join(", ");
}
