/** What the plugin packaging carries: the same plugins in a trusted and in an untrusted workspace. */
import { agentFile, jsonFile, skillFile } from "../client/agent-file.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room, RoomFile } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import { standInEntry } from "../client/stand-in-server.ts";
import type { Fact, FactSession } from "./fact.ts";
import { folderFact, folderFiles, folderStep } from "./plugin-folder-facts.ts";
import type { PluginFolder } from "./plugin-folder-facts.ts";
import { firedFor, offeredAmong, payloads, refuserOf } from "./seen.ts";

const GET = "mcp__plugin_pal_docs__get_note";
const PUT = "mcp__plugin_pal_docs__update_note";
const DEL = "mcp__plugin_pal_docs__delete_note";

function prepare(trusted: boolean, folders: readonly PluginFolder[]): (room: Room) => Arm {
  return (room) => {
    const server = standInEntry(
      { server: "docs", tools: ["get_note", "update_note", "delete_note"] },
      `${room.logs}/docs`,
    );
    furnish(room, [
      jsonFile("pal/.claude-plugin/plugin.json", { name: "pal" }),
      jsonFile("pal/.mcp.json", { mcpServers: { docs: server } }),
      jsonFile("pal/hooks/hooks.json", {
        hooks: {
          PreToolUse: [probeGroup(room, "^mcp__plugin_pal_docs__get", { name: "plugin", exit: 2 })],
          SubagentStart: [probeGroup(room, "^pal:qa$", { name: "start" })],
        },
      }),
      jsonFile("pal/settings.json", {
        permissions: { deny: [PUT] },
        disableSkillShellExecution: true,
      }),
      agentFile(
        "qa",
        {
          disallowedTools: DEL,
          hooks: { PreToolUse: [probeGroup(room, PUT, { name: "front", exit: 2 })] },
        },
        "pal/agents",
      ),
      forkedSkill("full", "pal:qa"),
      forkedSkill("short", "qa"),
      ...folders.flatMap((each) => folderFiles(room, each)),
    ]);
    const call = (tool: string) => ({ tool, input: {} });
    return {
      prompt: scriptPrompt({
        label: "main",
        steps: [
          [spawnCall("pal:qa", { label: "qa", steps: [[call(GET), call(PUT), call(DEL)]] })],
          [{ tool: "Skill", input: { skill: "pal:full" } }],
          [{ tool: "Skill", input: { skill: "pal:short" } }],
          ...folders.map((each) => folderStep(room, each)),
        ],
      }),
      trusted,
      plugins: [`${room.root}/pal`],
    };
  };
}

/** A skill of the plugin that forks as the agent it names. */
function forkedSkill(name: string, agent: string): RoomFile {
  const body = scriptPrompt({ label: name, steps: [] });
  return skillFile(name, { context: "fork", agent }, body, "pal/skills");
}

const facts = (arm: string): readonly Fact[] => [
  {
    id: `plugin hooks.json, ${arm}`,
    claim:
      "a plugin's hooks.json refuses inside the plugin's agents, which it sees as plugin:agent",
    bearsOn: ["plugin-hook", "identity"],
    expected: ["hook", ["pal:qa"]],
    observe: (seen) => [
      refuserOf(seen, "qa", GET),
      payloads(seen, "plugin").map((payload) => payload["agent_type"] ?? null),
    ],
  },
  {
    id: `plugin front matter, ${arm}`,
    claim:
      "hooks in a plugin agent's front matter never fire, and a plugin's settings.json denies nothing",
    bearsOn: ["plugin-hook", "frontmatter-hook", "permission"],
    expected: ["ran", []],
    observe: (seen) => [refuserOf(seen, "qa", PUT), firedFor(seen, "front")],
  },
  {
    id: `plugin tool list, ${arm}`,
    claim: "disallowedTools of a plugin agent strips the plugin's own MCP tools",
    bearsOn: ["strip"],
    expected: ["absent", [GET, PUT].sort()],
    observe: (seen) => [refuserOf(seen, "qa", DEL), offeredAmong(seen, "qa", [GET, PUT, DEL])],
  },
  {
    id: `plugin SubagentStart, ${arm}`,
    claim: "SubagentStart matches plugin:agent by an anchored pattern",
    bearsOn: ["plugin-hook", "matcher"],
    expected: ["pal:qa", "pal:qa"],
    observe: (seen) => payloads(seen, "start").map((payload) => payload["agent_type"] ?? null),
  },
  {
    id: `plugin forked skill, ${arm}`,
    claim:
      "a plugin's forked skill has its agent's tools when it names plugin:agent; by the short name it runs unrestricted",
    bearsOn: ["spawn", "strip"],
    expected: [[], [DEL]],
    observe: (seen) => ["full", "short"].map((label) => offeredAmong(seen, label, [DEL])),
  },
];

function session(trusted: boolean, folders: readonly PluginFolder[]): FactSession {
  const arm = trusted ? "trusted" : "untrusted";
  return {
    name: `plugin, ${arm}`,
    prepare: prepare(trusted, folders),
    facts: [...facts(arm), ...folders.map((each) => folderFact(each, arm))],
  };
}

const inSkills = { folder: ".claude/skills", plugin: "pen", tool: "Write" } as const;
const inPlugins = { folder: ".claude/plugins", plugin: "ink", tool: "Bash" } as const;

export const pluginSessions: readonly FactSession[] = [
  session(true, [
    { ...inSkills, loads: true },
    { ...inPlugins, loads: false },
  ]),
  session(false, [{ ...inSkills, loads: false }]),
];
