/** How the client spells names: MCP tools, plugin servers, plugin agents. */
import type { Packaging } from "#plan/plan";

const safe = (text: string): string => text.replace(/[^A-Za-z0-9_-]/g, "_");

/** The name prefix of a server's tools, `mcp__<server>__` or `mcp__plugin_<plugin>_<server>__`. */
export function toolPrefix(server: { readonly name: string; readonly plugin?: string }): string {
  return server.plugin === undefined
    ? `mcp__${safe(server.name)}__`
    : `mcp__plugin_${safe(server.plugin)}_${safe(server.name)}__`;
}

/** An agent's type as the client reports it: its own name, or `<plugin>:<name>`. */
export function agentType(agent: string, packaging: Packaging, plugin: string): string {
  return packaging === "plugin" ? `${plugin}:${agent}` : agent;
}
