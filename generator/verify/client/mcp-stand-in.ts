/**
 * MCP servers that stand in for real ones: each lists the tools that its address names and logs every call
 * that reaches it. "Blocked" is proven only by a call that is absent from this log. They speak HTTP and live
 * in the launcher: a process each, in every session, would cost more than all else that we start.
 */
import { appendFileSync } from "node:fs";
import { field, parseJson, textField } from "./json.ts";
import type { Json, JsonObject } from "./json.ts";

export interface HttpAnswer {
  readonly status: number;
  /** Absent: nothing to say. */
  readonly document?: JsonObject;
}

/** Answers one HTTP request to the stand-in of that address. */
export function answerStandIn(method: string, address: URL, body: string): HttpAnswer {
  // The client asks for a stream of the server's own messages: there are none.
  if (method !== "POST") return { status: 405 };
  const message = parseJson(body);
  const id = field(message, "id");
  if (id === undefined) return { status: 202 };
  const result = answer(address, textField(message, "method"), field(message, "params"));
  const reply =
    result === undefined ? { error: { code: -32601, message: "method not found" } } : { result };
  return { status: 200, document: { jsonrpc: "2.0", id, ...reply } };
}

function answer(address: URL, method: string, params: Json | undefined): JsonObject | undefined {
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
      return { tools: address.searchParams.getAll("tool").map(describe) };
    case "tools/call":
      return call(address, textField(params, "name"), field(params, "arguments") ?? {});
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

function call(address: URL, tool: string, input: Json): JsonObject {
  appendFileSync(address.searchParams.get("log") ?? "", `${JSON.stringify({ tool, input })}\n`);
  return { content: [{ type: "text", text: `stand-in answered ${tool}` }] };
}
