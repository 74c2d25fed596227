import type { AgentIsData } from "#runtime/predicate";
import type { Witness } from "./witness.ts";

/** Who calls is given; a scene changes nothing about it. */
export const agentIs: Witness<AgentIsData> = {
  kind: "agent-is",
  witness: () => [{}],
  counterWitness: () => [{}],
};
