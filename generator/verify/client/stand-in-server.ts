/** How a stand-in MCP server is declared to the client, and what reached it. */
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";
import { siblingModule } from "../../io/sibling-module.ts";
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

/** The `mcpServers` entry that starts the stand-in; `log` is the file its calls go to. */
export function standInEntry(standIn: StandIn, log: string): JsonObject {
  const program = fileURLToPath(siblingModule(import.meta.url, "mcp-stand-in"));
  // Our own compile cache, where there is one: the stand-in is our program, started in nearly every session.
  const cache = getCompileCacheDir();
  return {
    command: process.execPath,
    args: [program, log, JSON.stringify(standIn.tools)],
    ...(cache === undefined ? {} : { env: { NODE_COMPILE_CACHE: cache } }),
  };
}

/** Reads a stand-in's log text. */
export function readReached(server: string, log: string): readonly ReachedCall[] {
  return log
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => parseJson(line))
    .map((call) => ({ server, tool: textField(call, "tool"), input: field(call, "input") ?? {} }));
}
