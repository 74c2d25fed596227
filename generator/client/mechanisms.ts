/**
 * What Claude Code has to keep an agent from something: how each mechanism works, how far it
 * reaches. What each survives is in `outcomes.ts`. State: Claude Code 2.1.332, observed on Linux in
 * `-p`. Sentences here are printed in documents as they stand.
 */
export type MechanismKind =
  "strip" | "frontmatter-hook" | "settings-hook" | "plugin-hook" | "permission" | "setting" | "env";

export interface ClientMechanism {
  readonly kind: MechanismKind;
  readonly name: string;
  readonly scope: string;
  readonly how: string;
  readonly blocks: string;
  /** What it cannot do, one sentence each. */
  readonly cannot: readonly string[];
  readonly strength: string;
}

export const MECHANISMS: readonly ClientMechanism[] = [
  {
    kind: "strip",
    name: "`disallowedTools`",
    scope: "Inside the agent",
    how: "Takes tools out of the agent's palette; the agent cannot even attempt the call.",
    blocks: "Tools by exact name, single MCP tools included, and whole servers.",
    cannot: [
      "It knows no arguments: `Bash(rm *)` takes away all of `Bash`.",
      "It knows no patterns below a server: a tool that the server gains later is not in the list.",
      "An agent that may start other agents does not hand its list on to them.",
      "A misspelt name strips nothing, and nothing says so.",
    ],
    strength: "Strongest: the tool does not exist in the agent's world.",
  },
  {
    kind: "frontmatter-hook",
    name: "Frontmatter `PreToolUse` hooks",
    scope: "Inside the agent",
    how: "A script runs on every call that the matcher meets. Exit 2 = blocked.",
    blocks: "Any tool of that agent, by pattern, so tools that a server gains later too.",
    cannot: [
      "It does not reach agents that this agent starts.",
      "It is skipped until the exact folder is trusted; a run with `-p` does not count as trust.",
      "Agents in a plugin lose it.",
    ],
    strength: "Strong: the hook fires, the agent sees the message.",
  },
  {
    kind: "settings-hook",
    name: "Settings `PreToolUse` hooks",
    scope: "Main session and all agents",
    how: "A script runs on every call that the matcher meets, in the whole session. Exit 2 = blocked.",
    blocks: "Any tool, in the main session and inside agents, nested ones and forks included.",
    cannot: [
      "`.claude/settings.json` is not read when the client starts in a subdirectory.",
      "One malformed handler under `PreToolUse` makes the client ignore the whole file.",
      "It does not see lines that a person types as `!command`, nor a skill's inline shell.",
    ],
    strength: "Strong: the same mechanism with a broader scope.",
  },
  {
    kind: "plugin-hook",
    name: "Plugin hooks",
    scope: "Main session and all agents",
    how: "As settings hooks, registered in the plugin's `hooks/hooks.json`; a rule for one agent asks for the agent type.",
    blocks: "Any tool, in the main session and inside agents, wherever the client starts.",
    cannot: [
      "The plugin must be installed and enabled for each user.",
      "It does not see lines that a person types as `!command`, nor a skill's inline shell.",
    ],
    strength: "Strong: as settings hooks, and independent of the start directory.",
  },
  {
    kind: "permission",
    name: "`permissions.deny` rules",
    scope: "Main session and all agents",
    how: "The client refuses the call itself; a deny rule from any settings file wins in every mode.",
    blocks: "Tools, whole servers, and agent types by `Agent(type)`, in any letter case.",
    cannot: [
      "It does not tell one agent from another.",
      "Path rules stop only the shell writes that the client recognises.",
      "It stands in `.claude/settings.json`, which is not read when the client starts in a subdirectory.",
    ],
    strength: "Strong: no process, no hook, holds while hooks are disabled.",
  },
  {
    kind: "setting",
    name: "Settings keys",
    scope: "Main session and all agents",
    how: "A switch of the client, such as `disableSkillShellExecution`.",
    blocks: "What the switch is about, everywhere in the session.",
    cannot: ["It is not read when the client starts in a subdirectory."],
    strength: "Strong: no process, holds while hooks are disabled.",
  },
  {
    kind: "env",
    name: "Environment in the settings",
    scope: "Main session and all agents",
    how: "A variable that the client reads, such as `CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH`.",
    blocks: "What the variable is about, everywhere in the session.",
    cannot: ["It is not read when the client starts in a subdirectory."],
    strength: "Strong: no process, holds while hooks are disabled.",
  },
];
