/** How a stand-in MCP server is declared to the client, and what reached it. */
import { field, parseJson, textField } from "./json.ts";
import type { Json, JsonObject } from "./json.ts";

export interface StandIn {
  /** The server's key in the configuration, hence in the tools' names. */
  readonly server: string;
  readonly tools: readonly string[];
}

/** A call that got past every guard. */
export interface ReachedCall {
  readonly server: string;
  readonly tool: string;
  readonly input: Json;
}

/** Where on the model's server the stand-ins are. */
export const STAND_IN_PATH = "/mcp";

/**
 * The `mcpServers` entry of the stand-in; `log` is the file its calls go to. The address says all that
 * the stand-in is, and the client fills in where the model listens, which nobody knows before.
 */
export function standInEntry({ tools }: StandIn, log: string): JsonObject {
  const query = new URLSearchParams([["log", log], ...tools.map((tool) => ["tool", tool])]);
  return { type: "http", url: `\${ANTHROPIC_BASE_URL}${STAND_IN_PATH}?${query.toString()}` };
}

/** Reads a stand-in's log text. */
export function readReached(server: string, log: string): readonly ReachedCall[] {
  return log
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => parseJson(line))
    .map((call) => ({ server, tool: textField(call, "tool"), input: field(call, "input") ?? {} }));
}
