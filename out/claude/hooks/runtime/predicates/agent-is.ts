/** `agent-is`: who makes the call is one of these. An unknown agent is none of them. */
import type { AgentIsData, Predicate } from "../predicate.ts";
import { coversAgent } from "../who.ts";

export const agentIs: Predicate<AgentIsData> = {
  kind: "agent-is",
  holds: (data, call) => ({ holds: coversAgent({ only: data.in }, call.identity) }),
};
