/** How the client spells names: MCP tools, plugin servers, plugin agents. */
import type { Packaging } from "#plan/plan";

const safe = (text: string): string => text.replace(/[^A-Za-z0-9_-]/g, "_");

/** The name prefix of a server's tools, `mcp__<server>__` or `mcp__plugin_<plugin>_<server>__`. */
export function toolPrefix(server: { readonly name: string; readonly plugin?: string }): string {
  return server.plugin === undefined
    ? `${MCP}${safe(server.name)}__`
    : `${MCP}plugin_${safe(server.plugin)}_${safe(server.name)}__`;
}

/** What every name of a server's tool begins with, and an entry that means a whole server. */
const MCP = "mcp__";

/** The server's part of a name: the client cuts at the first double underscore. */
const SERVER = String.raw`(?:(?!__)[\w-])+`;

const TOOL_NAME = new RegExp(`^${MCP}(${SERVER})__(.*)$`, "su");
const WHOLE_SERVER = new RegExp(`^${MCP}(?:\\*|${SERVER}(?:__\\*)?)$`, "u");

/** Full names in running text; no pattern, nor a name that a pattern begins with. */
const IN_TEXT = new RegExp(
  String.raw`\b${MCP}${SERVER}__[A-Za-z0-9](?:[\w-]*[A-Za-z0-9])?(?![\w.*\\([-])`,
  "gu",
);

/** Whether the name is about servers at all: a tool, a pattern of tools or a whole server. */
export function isServerName(name: string): boolean {
  return name.startsWith(MCP);
}

/** `mcp__<server>__<rest>` in its parts; `rest` is a tool, a pattern or nothing. */
export function splitToolName(
  name: string,
): { readonly server: string; readonly rest: string } | undefined {
  const [, server, rest] = TOOL_NAME.exec(name) ?? [];
  return server === undefined || rest === undefined ? undefined : { server, rest };
}

/** `mcp__<server>`, `mcp__<server>__*` and `mcp__*`: in lists of tools they mean all of it. */
export function isWholeServer(entry: string): boolean {
  return WHOLE_SERVER.test(entry);
}

/** The full names of servers' tools that a text mentions, each as often as it does. */
export function toolNamesIn(text: string): readonly string[] {
  return text.match(IN_TEXT) ?? [];
}

/** An agent's type as the client reports it: its own name, or `<plugin>:<name>`. */
export function agentType(agent: string, packaging: Packaging, plugin: string): string {
  return packaging === "plugin" ? `${plugin}:${agent}` : agent;
}
