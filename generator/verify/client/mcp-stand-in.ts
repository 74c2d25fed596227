/**
 * A stdio MCP server that stands in for a real one: it lists the tools it was given and logs each call that
 * reaches it. "Blocked" is proven only by a call that is absent from this log.
 * Arguments: the log file, then a JSON list of tool names.
 */
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { field, isList, parseJson, textField } from "./json.ts";
import type { Json, JsonObject } from "./json.ts";

const [log = "", names = "[]"] = process.argv.slice(2);
const listed = parseJson(names);
const tools = isList(listed) ? listed.filter((name) => typeof name === "string") : [];

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = parseJson(line);
  const id = field(message, "id");
  if (id === undefined) return;
  const result = answer(textField(message, "method"), field(message, "params"));
  const reply =
    result === undefined ? { error: { code: -32601, message: "method not found" } } : { result };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...reply })}\n`);
});

function answer(method: string, params: Json | undefined): JsonObject | undefined {
  switch (method) {
    case "initialize":
      return {
        protocolVersion: textField(params, "protocolVersion") || "2025-06-18",
        capabilities: { tools: {} },
        serverInfo: { name: "stand-in", version: "1.0.0" },
      };
    case "ping":
      return {};
    case "tools/list":
      return { tools: tools.map(describe) };
    case "tools/call":
      return call(textField(params, "name"), field(params, "arguments"));
    default:
      return undefined;
  }
}

function describe(name: string): JsonObject {
  return {
    name,
    description: `Stand-in for ${name}.`,
    inputSchema: { type: "object", properties: {} },
  };
}

function call(tool: string, input: Json | undefined): JsonObject {
  appendFileSync(log, `${JSON.stringify({ tool, input: input ?? {} })}\n`);
  return { content: [{ type: "text", text: `stand-in answered ${tool}` }] };
}
