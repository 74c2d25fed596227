import type { Server } from "#ir/server";
import { at } from "./span-at.ts";

/** A server with these tools, reached over HTTP. */
export function server(name: string, read: readonly string[], write: readonly string[]): Server {
  const prefix = `mcp__${name}__`;
  const tool = (access: "read" | "write") => (each: string) => ({
    name: each,
    fullName: prefix + each,
    access,
    assumed: false,
    span: at(10),
  });
  return {
    name,
    title: `${name} MCP`,
    does: `keeps the ${name}`,
    connection: { kind: "http", url: "${URL}" },
    prefix,
    tools: [...read.map(tool("read")), ...write.map(tool("write"))],
    unlistedIsWrite: true,
    span: at(10),
  };
}
