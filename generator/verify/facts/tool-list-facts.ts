/** What `tools` and `disallowedTools` leave of an agent's pool: one agent per list, in one session. */
import { agentFile, jsonFile } from "../client/agent-file.ts";
import type { Json } from "../client/json.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { Fact, FactSession, FactTopic } from "./fact.ts";
import { offeredAmong, reached, refuserOf, started } from "./seen.ts";

const GET = "mcp__docs__get_note";
const PUT = "mcp__docs__update_note";
const OTHER = "mcp__forge__merge";
const MCP = [GET, PUT, OTHER];
const SHELLS = ["Bash", "Monitor", "PowerShell"];

interface ListCase {
  readonly agent: string;
  readonly fields: Readonly<Record<string, Json>>;
  readonly claim: string;
  readonly topic: FactTopic;
  /** The tools looked at, and those of them that are expected to be offered. */
  readonly among: readonly string[];
  readonly offered: readonly string[];
}

const deny = (
  agent: string,
  disallowedTools: Json,
  claim: string,
  among: readonly string[],
  offered: readonly string[],
): ListCase => ({ agent, fields: { disallowedTools }, claim, topic: "strip", among, offered });

const allow = (
  agent: string,
  fields: ListCase["fields"],
  claim: string,
  among: readonly string[],
  offered: readonly string[],
): ListCase => ({ agent, fields, claim, topic: "allowlist", among, offered });

const WRITERS = ["Edit", "NotebookEdit", "Write"];

const CASES: readonly ListCase[] = [
  deny("d-bash", "Bash", "denying Bash takes Monitor too, but not PowerShell", SHELLS, [
    "PowerShell",
  ]),
  deny(
    "d-bash-arg",
    "Bash(rm *)",
    "a specifier is not honoured: all of Bash and Monitor go",
    SHELLS,
    ["PowerShell"],
  ),
  deny("d-writers", "Write, Edit", "denying Write and Edit leaves NotebookEdit", WRITERS, [
    "NotebookEdit",
  ]),
  deny(
    "d-case",
    "bash, WRITE",
    "names of the wrong case are ignored",
    ["Bash", "Write"],
    ["Bash", "Write"],
  ),
  deny("d-number", 5, "a list of the wrong type is dropped, the agent loads", ["Bash"], ["Bash"]),
  deny("d-block", ["Write", "Edit"], "a YAML list is read like a comma text", WRITERS, [
    "NotebookEdit",
  ]),
  deny("d-mcp-tool", PUT, "a single MCP tool can be stripped", MCP, [GET, OTHER]),
  deny("d-mcp-server", "mcp__docs", "a server name strips the whole server", MCP, [OTHER]),
  deny("d-mcp-star", "mcp__docs__*", "server and star strip the whole server", MCP, [OTHER]),
  deny("d-mcp-regex", "mcp__docs__.*", "a regular expression strips nothing", MCP, MCP),
  deny("d-mcp-glob", "mcp__docs__update_*", "a glob in the tool part strips nothing", MCP, MCP),
  deny("d-mcp-all", "mcp__*", "all MCP tools can be stripped at once", MCP, []),
  deny(
    "d-agent-arg",
    "Agent(general-purpose)",
    "Agent with a specifier goes entirely",
    ["Agent"],
    [],
  ),
  deny("d-task", "Task", "Task is an alias of Agent", ["Agent"], []),
  deny(
    "d-shells",
    "Bash, PowerShell",
    "taking the shells away brings no Grep or Glob",
    ["Grep", "Glob", ...SHELLS],
    [],
  ),
  allow(
    "a-unknown-too",
    { tools: "Read, mcp__none__tool" },
    "a name that resolves to nothing is dropped from an allowlist",
    ["Read", "Write"],
    ["Read"],
  ),
  allow(
    "a-empty",
    { tools: [] },
    "an empty allowlist starts an agent without tools",
    ["Read", "Write", ...MCP],
    [],
  ),
  allow(
    "a-plain",
    { tools: "Read" },
    "an allowlist is closed",
    ["Read", ...WRITERS, ...SHELLS, ...MCP],
    ["Read"],
  ),
  allow(
    "a-mcp-tool",
    { tools: `Read, ${GET}` },
    "an allowlist can name single MCP tools",
    ["Read", ...MCP],
    ["Read", GET],
  ),
  allow("a-mcp-server", { tools: "Read, mcp__docs" }, "an allowlist can name a whole server", MCP, [
    GET,
    PUT,
  ]),
  allow(
    "a-mcp-star",
    { tools: "Read, mcp__docs__*" },
    "an allowlist can name server and star",
    MCP,
    [GET, PUT],
  ),
  allow(
    "a-star",
    { tools: "*" },
    "a star inherits everything",
    ["Bash", "Write", ...MCP],
    ["Bash", "Write", ...MCP],
  ),
  allow(
    "a-specifier",
    { tools: "Bash(git *)" },
    "a specifier in an allowlist grants all of Bash",
    ["Bash"],
    ["Bash"],
  ),
  allow(
    "a-both",
    { tools: "Read, Write", disallowedTools: "Write" },
    "disallowedTools is applied first",
    ["Read", "Write"],
    ["Read"],
  ),
  allow(
    "a-memory",
    { tools: "Read", memory: "project" },
    "memory adds Write and Edit to an allowlist",
    ["Read", ...WRITERS],
    ["Read", "Edit", "Write"],
  ),
  allow(
    "a-search",
    { tools: "Read, Grep, Glob" },
    "Grep and Glob appear when they are listed",
    ["Grep", "Glob"],
    ["Grep", "Glob"],
  ),
  allow("s-none", { mcpServers: [] }, "an empty mcpServers list takes no server away", MCP, MCP),
  allow(
    "s-one",
    { mcpServers: ["docs"] },
    "naming one server in mcpServers does not hide the others",
    MCP,
    MCP,
  ),
  allow(
    "s-only",
    { tools: "Read", mcpServers: ["docs"] },
    "mcpServers grants nothing beside an allowlist",
    MCP,
    [],
  ),
];

function prepare(room: Room): Arm {
  furnish(room, [
    jsonFile("project/.claude/settings.json", {}),
    ...CASES.map(({ agent, fields }) => agentFile(agent, fields)),
    agentFile("a-none", { tools: "mcp__none__tool" }),
  ]);
  const spawns = [...CASES.map(({ agent }) => agent), "a-none"].map((agent) =>
    spawnCall(agent, {
      label: agent,
      steps: agent === "d-mcp-tool" ? [[{ tool: PUT, input: {} }]] : [],
    }),
  );
  return {
    // The client runs at most 20 agents at a time and refuses further ones.
    prompt: scriptPrompt({ label: "main", steps: [spawns.slice(0, 15), spawns.slice(15)] }),
    trusted: true,
    env: { CLAUDE_CODE_USE_POWERSHELL_TOOL: "1" },
    servers: [
      { server: "docs", tools: ["get_note", "update_note"] },
      { server: "forge", tools: ["merge"] },
    ],
  };
}

const listFacts = CASES.map(({ agent, fields, claim, topic, among, offered }): Fact => ({
  id: `tool list ${JSON.stringify(fields)}`,
  claim,
  bearsOn: [topic],
  expected: [...offered].sort(),
  observe: (seen) => offeredAmong(seen, agent, among),
}));

export const toolListSession: FactSession = {
  name: "tool lists",
  prepare,
  facts: [
    ...listFacts,
    {
      id: "tool list of unknown names only",
      claim: "an allowlist that resolves to nothing keeps the agent from starting",
      bearsOn: ["allowlist"],
      expected: false,
      observe: (seen) => started(seen, "a-none"),
    },
    {
      id: "stripped tool is refused",
      claim: "a call of a stripped tool is refused by the client and never reaches the server",
      bearsOn: ["strip"],
      expected: ["absent", false],
      observe: (seen) => [refuserOf(seen, "d-mcp-tool", PUT), reached(seen, PUT)],
    },
  ],
};
