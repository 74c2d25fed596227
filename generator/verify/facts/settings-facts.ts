/** When a settings file is read at all, and what is left when it is not. */
import { agentFile, jsonFile } from "../client/agent-file.ts";
import type { Json, JsonObject } from "../client/json.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room, RoomFile } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { Fact, FactSession, FactTopic } from "./fact.ts";
import { refuserOf } from "./seen.ts";

const HOOKED = "mcp__docs__update_note";
const FRONT = "mcp__docs__create_note";
const DENIED = "mcp__docs__delete_note";
const STRIPPED = "mcp__docs__move_note";
const TOOLS = ["update_note", "create_note", "delete_note", "move_note"];

/** An empty repository, as far as git asks. */
const REPOSITORY: readonly RoomFile[] = [
  { path: "project/.git/HEAD", content: "ref: refs/heads/main\n" },
  { path: "project/.git/config", content: "[core]\n\trepositoryformatversion = 0\n" },
  { path: "project/.git/objects/keep", content: "" },
  { path: "project/.git/refs/keep", content: "" },
];

type AgentFields = Readonly<Record<string, Json>>;

interface AgentCase {
  readonly name: string;
  readonly claim: string;
  readonly topic: FactTopic;
  /** Fields of an agent of its own; by default it is about the agent that all sessions have. */
  readonly fields?: AgentFields;
  /** Who refuses the tool that a settings hook, a front matter hook, a permission rule, a tool list guards. */
  readonly expected: readonly [string, string, string, string];
}

interface SettingsCase extends AgentCase {
  /** Changes to the sound project settings. */
  readonly change?: (hooks: JsonObject) => JsonObject;
  readonly files?: (room: Room) => readonly RoomFile[];
  readonly start?: string;
  /** Which folder is trusted; by default the project's root. */
  readonly trusted?: "start";
  readonly args?: readonly string[];
  /** What the same session shows besides. */
  readonly besides?: readonly AgentCase[];
}

const BAD_HANDLER = { matcher: "Read", hooks: [{ type: "command" }] };
const ALL = ["hook", "hook", "absent", "absent"] as const;
const FILE_LOST = ["ran", "hook", "ran", "absent"] as const;

const withHooks = (hooks: JsonObject, more: JsonObject): JsonObject => ({
  hooks: { ...hooks, ...more },
});

/** Fields of an agent whose gate lies under the project; it lets everything through when it is found. */
const gated = (more: JsonObject): AgentFields => ({
  disallowedTools: STRIPPED,
  hooks: {
    PreToolUse: [
      {
        matcher: FRONT,
        hooks: [
          { type: "command", command: "node", args: ["${CLAUDE_PROJECT_DIR}/gate.mjs"], ...more },
        ],
      },
    ],
  },
});

const CASES: readonly SettingsCase[] = [
  { name: "sound", claim: "all four mechanisms refuse", topic: "setting", expected: ALL },
  {
    name: "bad PreToolUse handler",
    claim: "one broken PreToolUse handler drops the whole file, permission rules too",
    topic: "settings-hook",
    change: (hooks) => withHooks(hooks, { PreToolUse: [...list(hooks), BAD_HANDLER] }),
    expected: FILE_LOST,
  },
  {
    name: "bad Stop handler",
    claim: "a broken Stop handler loses only itself",
    topic: "settings-hook",
    change: (hooks) => withHooks(hooks, { Stop: [BAD_HANDLER], PreTool: [BAD_HANDLER] }),
    expected: ALL,
    besides: [
      {
        name: "unknown event",
        claim: "an unknown event loses only itself",
        topic: "settings-hook",
        expected: ALL,
      },
    ],
  },
  {
    name: "wrong type of a known key",
    claim: "a known key of the wrong type drops the whole file",
    topic: "setting",
    change: (hooks) => ({ hooks, model: 5 }),
    expected: FILE_LOST,
  },
  {
    name: "disableAllHooks in local settings",
    claim:
      "disableAllHooks silences settings and front matter hooks; lists and permission rules stay",
    topic: "setting",
    files: () => [jsonFile("project/.claude/settings.local.json", { disableAllHooks: true })],
    expected: ["ran", "ran", "absent", "absent"],
  },
  {
    name: "subdirectory",
    claim:
      "started in a subdirectory, the project's settings are not read; its agents are, with tool lists and hooks",
    topic: "subdirectory",
    start: "sub",
    expected: ["ran", "hook", "ran", "absent"],
    besides: [
      {
        name: "subdirectory, project path",
        claim: "started in a subdirectory, a script by ${CLAUDE_PROJECT_DIR} is not found",
        topic: "subdirectory",
        fields: gated({}),
        expected: ["ran", "ran", "ran", "absent"],
      },
      {
        name: "subdirectory, project path, onFailure",
        claim:
          "started in a subdirectory, onFailure turns the script that is not found into a refusal",
        topic: "subdirectory",
        fields: gated({ onFailure: "block" }),
        expected: ["ran", "hook", "ran", "absent"],
      },
    ],
  },
  {
    name: "subdirectory, trusted there only",
    claim: "front matter hooks ask for the trust of the folder the agent file lies in",
    topic: "trust",
    start: "sub",
    trusted: "start",
    expected: ["ran", "ran", "ran", "absent"],
  },
  {
    name: "subdirectory, local settings",
    claim: "started in a subdirectory, local settings of the repository's root are read",
    topic: "subdirectory",
    start: "sub",
    files: (room) => [
      jsonFile("project/.claude/settings.local.json", {
        hooks: { PreToolUse: [probeGroup(room, HOOKED, { name: "local", exit: 2 })] },
        permissions: { deny: [DENIED] },
      }),
    ],
    expected: ["hook", "hook", "absent", "absent"],
  },
  {
    name: "setting sources",
    claim: "--setting-sources user leaves the project's settings and agents out",
    topic: "setting",
    args: ["--setting-sources", "user"],
    expected: ["not called", "not called", "not called", "not called"],
  },
  {
    name: "shadowing agent",
    claim: "a file of the same agent name in a subfolder replaces the agent",
    topic: "strip",
    files: () => [agentFile("qa", {}, "project/.claude/agents/zz")],
    expected: ["hook", "ran", "absent", "ran"],
  },
];

function list(hooks: JsonObject): readonly JsonObject[] {
  const groups = hooks["PreToolUse"];
  return Array.isArray(groups) ? groups : [];
}

function prepare(test: SettingsCase): (room: Room) => Arm {
  return (room) => {
    const hooks = { PreToolUse: [probeGroup(room, HOOKED, { name: "settings", exit: 2 })] };
    const settings = test.change?.(hooks) ?? { hooks };
    furnish(room, [
      ...REPOSITORY,
      { path: "project/sub/keep", content: "" },
      { path: "project/gate.mjs", content: "" },
      jsonFile("project/.claude/settings.json", { permissions: { deny: [DENIED] }, ...settings }),
      agentFile("qa", {
        disallowedTools: STRIPPED,
        hooks: { PreToolUse: [probeGroup(room, FRONT, { name: "front", exit: 2 })] },
      }),
      ...agentsOf(test).flatMap(([name, fields]) => (fields ? [agentFile(name, fields)] : [])),
      ...(test.files?.(room) ?? []),
    ]);
    const calls = [HOOKED, FRONT, DENIED, STRIPPED].map((tool) => ({ tool, input: {} }));
    const starts = agentsOf(test).map(([name]) => spawnCall(name, { label: name, steps: [calls] }));
    return {
      prompt: scriptPrompt({ label: "main", steps: [starts] }),
      cwd: test.start === undefined ? room.project : `${room.project}/${test.start}`,
      trusted: test.trusted === "start" || [room.project],
      args: test.args ?? [],
      servers: [{ server: "docs", tools: TOOLS }],
    };
  };
}

/** The agents that a session starts: the one that all have, and those with fields of their own. */
function agentsOf({ besides = [] }: SettingsCase): readonly (readonly [string, AgentFields?])[] {
  const own = besides.flatMap(({ fields }, at) =>
    fields ? [[agentName(at), fields] as const] : [],
  );
  return [["qa"], ...own];
}

const agentName = (at: number): string => `qa-${at + 2}`;

const factOf = ({ name, claim, topic, expected }: AgentCase, agent: string): Fact => ({
  id: `settings ${name}`,
  claim,
  bearsOn: [topic],
  expected,
  observe: (seen) => [HOOKED, FRONT, DENIED, STRIPPED].map((tool) => refuserOf(seen, agent, tool)),
});

export const settingsSessions: readonly FactSession[] = CASES.map((test) => ({
  name: `settings: ${test.name}`,
  prepare: prepare(test),
  facts: [
    factOf(test, "qa"),
    ...(test.besides ?? []).map((each, at) => factOf(each, each.fields ? agentName(at) : "qa")),
  ],
}));
