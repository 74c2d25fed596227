import type { PredicateData } from "#runtime/predicate";
import type { Tool } from "./tools.ts";

/** A call as far as it is known: the tool, and what is certain about its input. */
export interface CallShape {
  readonly tool: Tool;
  /** Input fields with certain values; `null` = the field is certainly absent. */
  readonly input: Readonly<Record<string, string | null>>;
  /** The condition of the place that the call's path lies in. */
  readonly place?: PredicateData;
}

/** Any call of a tool. */
export function anyCall(tool: Tool, place?: PredicateData): CallShape {
  // Only the Agent tool names a type; a workflow starts agents of its own.
  const input: CallShape["input"] = tool.name === "Agent" ? {} : { subagent_type: null };
  return place === undefined ? { tool, input } : { tool, input, place };
}
