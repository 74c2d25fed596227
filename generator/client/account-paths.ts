/** Places in an account, relative to it, that no spec changes: those that the client reads, and two of ours. */
export const SETTINGS = ".claude/settings.json";
export const LOCAL_SETTINGS = ".claude/settings.local.json";
export const SERVERS = ".mcp.json";
export const AGENTS = ".claude/agents";

/** Where scripts of hooks lie: a habit, not a rule of the client. */
export const HOOKS = ".claude/hooks";

/** What an earlier run added, so that it can be taken out again. */
export const RECEIPT = ".claude/enforcement-receipt.json";

/** When and with which plan the session hook last ran. */
export const STATE = ".claude/enforcement-state.json";

/**
 * Where the plugin lies: the client loads a plugin from there in a trusted workspace without any
 * registration, as `<name>@skills-dir`, and from `.claude/plugins` not at all (2.1.332, observed).
 */
export function pluginFolder(name: string): string {
  return `.claude/skills/${name}`;
}
