/** What an import says about parts of a set-up that do not work today. */
import { expect, test } from "vitest";
import { agent, type Files, gate, importOf } from "./set-up.ts";

const SETTINGS = ".claude/settings.json";
const AGENT = ".claude/agents/a.md";
const deny = (...rules: readonly string[]): Files => ({
  [SETTINGS]: { permissions: { deny: rules } },
});
const plugin: Files = {
  ".claude/plugins/relay/.claude-plugin/plugin.json": { name: "relay" },
  ".claude/plugins/relay/.mcp.json": { mcpServers: { relay: { command: "relay" } } },
};

const CASES: readonly (readonly [string, Files, readonly string[], string?])[] = [
  ["a server's name alone", gate("mcp__memory"), [`dead-matcher ${SETTINGS}:5`], "mcp__memory__.*"],
  [
    "a name with a hyphen",
    gate("mcp__brave-search"),
    [`dead-matcher ${SETTINGS}:5`],
    "mcp__brave-search__.*",
  ],
  [
    "a short name",
    gate("slack_send_message"),
    [`dead-matcher ${SETTINGS}:5`],
    "mcp__.*__slack_send_message",
  ],
  ["the wrong letter case", gate("write"), [`dead-matcher ${SETTINGS}:5`], "Write"],
  ["a broken pattern", gate("Edit|Write|("), [`dead-matcher ${SETTINGS}:5`]],
  ["a rule as matcher", gate("Bash(git commit*)"), [`rule-as-matcher ${SETTINGS}:5`]],
  [
    "a rule that is no pattern either",
    gate("Write(docs/prds/**)"),
    [`rule-as-matcher ${SETTINGS}:5`],
  ],
  [
    "a source that no session has",
    {
      [SETTINGS]: {
        hooks: { SessionStart: [{ matcher: "start", hooks: [{ type: "command", command: "a" }] }] },
      },
    },
    [`dead-matcher ${SETTINGS}:5`],
  ],
  ["the old name of Agent", gate("Task"), [`old-name ${SETTINGS}:5`]],
  [
    "a flat entry that exits 1",
    {
      [SETTINGS]: {
        hooks: {
          PreToolUse: [{ matcher: "Bash", type: "command", command: "test -f x || exit 1" }],
        },
      },
    },
    [`dead-handler ${SETTINGS}:4`, `exit-without-block ${SETTINGS}:4`],
  ],
  [
    "a timeout as text",
    gate("Bash", { command: "a.sh", timeout: "5" }),
    [`dead-handler ${SETTINGS}:10`],
  ],
  ["an unknown type", gate("Bash", { type: "shell" }), [`dead-handler ${SETTINGS}:8`]],
  [
    "an event that is none",
    { [SETTINGS]: { hooks: { PreTooluse: [] } } },
    [`dead-handler ${SETTINGS}:3`],
  ],
  [
    "no quotes",
    gate("Bash", { command: "$CLAUDE_PROJECT_DIR/a.sh" }),
    [`unquoted-path ${SETTINGS}:7`],
  ],
  [
    "a name without braces, where no shell is",
    gate("Bash", { command: "node", args: ["$CLAUDE_PROJECT_DIR/a.mjs"] }),
    [`dead-handler ${SETTINGS}:7`],
  ],
  [
    "single quotes, in which the shell fills in nothing",
    gate("Bash", { command: "sh '${CLAUDE_PROJECT_DIR}/a.sh'" }),
    [`dead-handler ${SETTINGS}:7`],
  ],
  [
    "a script that exits 1",
    {
      ...gate("Bash", { command: ".claude/hooks/a.sh" }),
      ".claude/hooks/a.sh": "#!/bin/sh\necho no\nexit 1\n",
    },
    ["exit-without-block .claude/hooks/a.sh:3"],
  ],
  [
    "a folder of Windows in a command",
    gate("Bash", { command: "C:\\hooks\\a.exe" }),
    [`windows-path ${SETTINGS}:7`],
    "C:/hooks/a.exe",
  ],
  [
    "a path from the root of the disk",
    deny("Edit(/home/u/x/**)"),
    [`dead-rule ${SETTINGS}:4`],
    "Edit(//home/u/x/**)",
  ],
  ["a path rule of Write", deny("Write(src/**)"), [`dead-rule ${SETTINGS}:4`], "Edit(src/**)"],
  [
    "a drive of Windows",
    deny("Edit(C:/Users/u/x)"),
    [`windows-path ${SETTINGS}:4`],
    "Edit(//c/Users/u/x)",
  ],
  [
    "a pattern of matchers in a rule",
    deny("mcp__srv__.*"),
    [`dead-rule ${SETTINGS}:4`],
    "mcp__srv__*",
  ],
  [
    "a plugin's server",
    { ...plugin, ...deny("mcp__relay__send") },
    [`dead-rule ${SETTINGS}:4`],
    "mcp__plugin_relay_relay__send",
  ],
  [
    "a plugin's server in an agent",
    { ...plugin, ...agent("disallowedTools: mcp__relay__send\n") },
    [`unknown-name ${AGENT}:4`],
    "mcp__plugin_relay_relay__send",
  ],
  [
    "a script that looks for the old name",
    {
      ...gate("Agent", { command: "python3 .claude/hooks/spawn.py" }),
      ".claude/hooks/spawn.py": 'import json\nif tool_name == "Task":\n    exit(2)\n',
    },
    ["old-name .claude/hooks/spawn.py:2"],
  ],
  [
    "a plugin's prefix without the plugin",
    {
      ...deny("mcp__plugin_linear_linear__*"),
      ".mcp.json": { mcpServers: { linear: { command: "linear" } } },
    },
    [`dead-rule ${SETTINGS}:4`],
    "mcp__linear__*",
  ],
  ["a key of skills", agent("allowed-tools: Read\n"), [`ignored-key ${AGENT}:4`]],
  [
    "a tool in the wrong letter case",
    agent("disallowedTools: write\n"),
    [`unknown-name ${AGENT}:4`],
    "Write",
  ],
  ["a restriction that is a number", agent("disallowedTools: 5\n"), [`ignored-key ${AGENT}:4`]],
  ["a key that stands twice", agent("model: opus\nmodel: haiku\n"), [`ignored-key ${AGENT}:4`]],
  [
    "brackets behind a tool",
    agent("disallowedTools: Bash(rm *)\n"),
    [`wider-than-written ${AGENT}:4`],
  ],
  [
    "a colon in a description",
    { [AGENT]: "---\nname: a\ndescription: Use for: a, b\n---\nWork.\n" },
    [`loose-yaml ${AGENT}:3`],
  ],
  [
    "a broken hook in front matter",
    agent(
      "hooks:\n  PreToolUse:\n    - matcher: Bash(x)\n      hooks:\n        - type: command\n          command: a.sh\n",
    ),
    [`rule-as-matcher ${AGENT}:6`],
  ],
  [
    "an agent without a description",
    { [AGENT]: "---\nname: a\n---\nWork.\n" },
    [`skipped-file ${AGENT}:1`],
  ],
  [
    "a blank line at the top",
    { [AGENT]: "\n---\nname: a\ndescription: A.\n---\n" },
    [`skipped-file ${AGENT}:1`],
  ],
  [
    "two agents of one name",
    { ...agent(""), ".claude/agents/z/a.md": "---\nname: A\ndescription: Other.\n---\nOther.\n" },
    [`skipped-file ${AGENT}:1`],
  ],
];

const ROWS = CASES.map(([name, files, told, near]) => ({ name, files, told, near }));

test.each(ROWS)("$name", async ({ files, told, near }) => {
  const { code, diagnostics, ...found } = await importOf(files);
  expect(found.told).toEqual(told);
  expect(code).toBe(0);
  const helps = diagnostics.map(({ help }) => help);
  expect(helps).toEqual(
    expect.arrayContaining(near === undefined ? [] : [`Did you mean "${near}"?`]),
  );
});

test.each([
  ["of nothing", "tools: *all\n", "Unresolved alias"],
  ["of what is around it", "tools: &all [*all]\n", "holds itself"],
])("an alias %s is told, and the line read as the client reads it", async (_, line, reason) => {
  const { code, diagnostics } = await importOf(agent(line));
  expect(code).toBe(0);
  const [loose] = diagnostics.filter((one) => one.code === "loose-yaml");
  expect(loose?.message).toContain(reason);
});

const FINE: readonly (readonly [string, Files])[] = [
  ["a server's tools", gate("mcp__memory__.*")],
  ["every server", gate("mcp__.*")],
  ["a list with spaces", gate("Write, Edit")],
  ["an old tool beside others", gate("Edit|MultiEdit|Write")],
  ["everything", gate("")],
  [
    "a matcher on an event without any",
    {
      [SETTINGS]: {
        hooks: { Stop: [{ matcher: "anything", hooks: [{ type: "command", command: "a" }] }] },
      },
    },
  ],
  ["quotes", gate("Bash", { command: '"$CLAUDE_PROJECT_DIR"/a.sh' })],
  ["exec form", gate("Bash", { command: "node", args: ["${CLAUDE_PROJECT_DIR}/a.mjs"] })],
  ["a second shell", gate("Bash", { command: `bash -c '"$CLAUDE_PROJECT_DIR"/a.sh'` })],
  [
    "a script that exits 1 and 2",
    {
      ...gate("Bash", { command: ".claude/hooks/a.sh" }),
      ".claude/hooks/a.sh": "[ -f x ] || exit 1\nexit 2\n",
    },
  ],
  [
    "rules that are consulted",
    deny(
      "Edit(src/**)",
      "Read(./.env)",
      "Bash(rm *)",
      "mcp__srv__*",
      "Agent(Plan)",
      "Edit(//home/u/**)",
      "Edit(/docs/**)",
    ),
  ],
  [
    "a description on the next line",
    { [AGENT]: "---\nname: a\ndescription:\n  Creates.\n---\nWork.\n" },
  ],
  ["a tool of a server that is set up elsewhere", agent("disallowedTools: mcp__tracker__close\n")],
];

test.each(FINE)("nothing is said about %s", async (_, files) => {
  expect((await importOf(files)).told).toEqual([]);
});
