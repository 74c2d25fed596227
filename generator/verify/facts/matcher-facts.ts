/** How a hook matcher compares with a tool name: every matcher beside every tool, in one session. */
import { jsonFile } from "../client/agent-file.ts";
import { scriptPrompt } from "../client/model-script.ts";
import type { ScriptedCall } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { Fact, FactSession } from "./fact.ts";
import { firedFor, payloads } from "./seen.ts";

const MEMORY = "mcp__memory__create_entities";
const NOTE = "mcp__pal-e-docs__update_note";
const TAGS = "mcp__pal-e-docs__update_note_tags";
const CALENDAR = "mcp__Google_Calendar__list_events";
const SLACK = "mcp__10b9c39d-5363-4e73-a9b3-cd87e722aa34__slack_send_message";
const MCP = [MEMORY, NOTE, TAGS, CALENDAR, SLACK];
const ALL = ["Bash", "NotebookEdit", "Read", "Write", ...MCP];

/** Matcher text, and the tools among `ALL` for which its hook starts. */
const MATCHERS: readonly (readonly [string, readonly string[]])[] = [
  ["", ALL],
  ["*", ALL],
  ["Write", ["Write"]],
  ["write", []],
  ["Writ", []],
  ["rite$", ["Write"]],
  ["Write|Bash", ["Bash", "Write"]],
  ["Write, Bash ", ["Bash", "Write"]],
  ["Write|", ["Write"]],
  ["Write Bash", []],
  ["Edit|Write.*", ["NotebookEdit", "Write"]],
  ["Edit|Write", ["Write"]],
  ["Write(docs/prds/**)", []],
  ["Write(*)", []],
  ["[", []],
  ["(?i)write", []],
  ["mcp__memory", []],
  ["mcp__memory__.*", [MEMORY]],
  ["mcp__memory__*", [MEMORY]],
  ["mcp__pal-e-docs", []],
  [NOTE, [NOTE]],
  ["mcp__pal-e-docs__update_.*", [NOTE, TAGS]],
  ["^mcp__pal-e-docs__(?!(?:update_note)$)", [TAGS]],
  ["mcp__.*", MCP],
  ["mcp__*", MCP],
  ["slack_send_message", []],
  ["mcp__.*__slack_send_message", [SLACK]],
];

const NOTEBOOK = JSON.stringify({ cells: [], metadata: {}, nbformat: 4, nbformat_minor: 5 });

function prepare(room: Room): Arm {
  const PreToolUse = MATCHERS.map(([matcher], at) => probeGroup(room, matcher, { name: `m${at}` }));
  const UserPromptSubmit = [probeGroup(room, "anything", { name: "prompt" })];
  const notebook = `${room.project}/n.ipynb`;
  furnish(room, [
    { path: "project/n.ipynb", content: NOTEBOOK },
    jsonFile("project/.claude/settings.json", { hooks: { PreToolUse, UserPromptSubmit } }),
  ]);
  const steps = [
    [call("Read", { file_path: notebook })],
    [
      call("Write", { file_path: `${room.project}/w.txt`, content: "w" }),
      call("Bash", { command: "true" }),
      call("NotebookEdit", {
        notebook_path: notebook,
        new_source: "1",
        cell_type: "code",
        edit_mode: "insert",
      }),
      ...MCP.map((tool) => call(tool, {})),
    ],
  ];
  const servers = MCP.map((name) => name.split("__")).map(([, server = "", tool = ""]) => ({
    server,
    tool,
  }));
  const byServer = Object.groupBy(servers, ({ server }) => server);
  return {
    prompt: scriptPrompt({ label: "main", steps }),
    trusted: true,
    servers: Object.entries(byServer).map(([server, found = []]) => ({
      server,
      tools: found.map(({ tool }) => tool),
    })),
  };
}

function call(tool: string, input: ScriptedCall["input"]): ScriptedCall {
  return { tool, input };
}

const matcherFacts = MATCHERS.map(([matcher, tools], at): Fact => ({
  id: `matcher ${JSON.stringify(matcher)}`,
  claim: `the matcher ${JSON.stringify(matcher)} starts its hook for exactly these tools`,
  bearsOn: ["matcher"],
  expected: [...tools].sort(),
  observe: (seen) => firedFor(seen, `m${at}`),
}));

export const matcherSession: FactSession = {
  name: "matchers",
  prepare,
  facts: [
    ...matcherFacts,
    {
      id: "matcher ignored on UserPromptSubmit",
      claim: "an event without matcher support ignores the matcher",
      bearsOn: ["matcher"],
      expected: 1,
      observe: (seen) => payloads(seen, "prompt").length,
    },
  ],
};
