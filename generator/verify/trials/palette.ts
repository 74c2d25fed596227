/** What an agent's file takes out of its palette. */
import { clientTool } from "#client/tools";
import type { AgentPlan } from "#plan/plan";
import type { Caller } from "./trial.ts";

export function isStripped(agents: readonly AgentPlan[], caller: Caller, tool: string): boolean {
  const list = agents.find(({ agent }) => agent === caller.name)?.disallowedTools ?? [];
  return list.some((name) => name === tool || clientTool(name)?.alsoStrips?.includes(tool));
}
