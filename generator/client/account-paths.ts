/** Places in an account, relative to it, that no spec changes: those that the client reads, and some of ours. */
export const CLAUDE = ".claude";
export const SETTINGS = ".claude/settings.json";
export const LOCAL_SETTINGS = ".claude/settings.local.json";
export const SERVERS = ".mcp.json";
export const AGENTS = ".claude/agents";

export const SKILLS = ".claude/skills";

/** Where scripts of hooks lie: a habit, not a rule of the client. */
export const HOOKS = ".claude/hooks";

/** What an earlier run added, so that it can be taken out again. */
export const RECEIPT = ".claude/enforcement-receipt.json";

/** When and with which plan the session hook last ran. */
export const STATE = ".claude/enforcement-state.json";

/** The lock of a run, and where it lays its files ready. */
export const STAGE = ".claude/enforcement-stage";

/** What makes a folder a plugin, and where its hooks are registered; relative to that folder. */
export const PLUGIN_MANIFEST = ".claude-plugin/plugin.json";
export const PLUGIN_HOOKS = "hooks/hooks.json";

/**
 * Where the plugin lies: the client loads a plugin from there in a trusted workspace without any
 * registration, as `<name>@skills-dir`, and from `.claude/plugins` not at all (2.1.332, observed).
 */
export function pluginFolder(name: string): string {
  return `${SKILLS}/${name}`;
}
