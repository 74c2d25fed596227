/** Who may start whom, and under which name a hook sees the agent. */
import { agentFile, jsonFile, skillFile } from "../client/agent-file.ts";
import type { Json } from "../client/json.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import type { ScriptStep } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { Fact, FactSession, Seen } from "./fact.ts";
import { payloads, refuserOf, started } from "./seen.ts";

const TOOL = "mcp__docs__update_note";
const USE: ScriptStep = [{ tool: TOOL, input: {} }];
const BUILT_IN = ["general-purpose", "claude", "Explore", "Plan", "fork"];
const SPELLINGS = ["general-purpose", "General-Purpose", "EXPLORE", "Fork"];

const forkBody = scriptPrompt({ label: "skill-fork", steps: [USE] }, "Do it.");

function identityArm(room: Room): Arm {
  furnish(room, [
    jsonFile("project/.claude/settings.json", {
      hooks: {
        PreToolUse: [
          probeGroup(room, TOOL, { name: "use" }),
          probeGroup(room, "Agent|Task", { name: "spawn" }),
          probeGroup(room, "Skill", { name: "skill" }),
        ],
        SubagentStart: [probeGroup(room, undefined, { name: "start" })],
        SubagentStop: [probeGroup(room, undefined, { name: "stop" })],
      },
    }),
    agentFile("qa", { disallowedTools: "Bash" }),
    skillFile("forked", { context: "fork", agent: "qa" }, forkBody),
  ]);
  const steps = [
    USE,
    [
      spawnCall("QA", {
        label: "qa",
        steps: [USE, [spawnCall("general-purpose", { label: "nested", steps: [USE] })]],
      }),
    ],
    [spawnCall("fork", { label: "fork", steps: [USE] })],
    [{ tool: "Skill", input: { skill: "forked" } }],
  ];
  return {
    prompt: scriptPrompt({ label: "main", steps }),
    trusted: true,
    servers: [{ server: "docs", tools: ["update_note"] }],
  };
}

/** Each payload's identity fields, sorted. */
function identities(seen: Seen, probe: string): readonly Json[] {
  return payloads(seen, probe)
    .map((payload) =>
      [payload["agent_type"] ?? "-", payload["agent_id"] === undefined ? "-" : "id"].join(" "),
    )
    .sort();
}

const identityFacts: readonly Fact[] = [
  {
    id: "identity at PreToolUse",
    claim:
      "the payload names the agent in canonical spelling; main has no identity, forks are called fork, a forked skill carries its agent",
    bearsOn: ["identity"],
    expected: ["- -", "fork id", "general-purpose id", "qa id", "qa id"],
    observe: (seen) => identities(seen, "use"),
  },
  {
    id: "identity at SubagentStart",
    claim: "SubagentStart names the agent in canonical spelling",
    bearsOn: ["identity", "context"],
    expected: ["fork id", "general-purpose id", "qa id", "qa id"],
    observe: (seen) => identities(seen, "start"),
  },
  {
    id: "spawn type is raw",
    claim: "PreToolUse of Agent carries the type as the model spelled it",
    bearsOn: ["spawn"],
    expected: ["QA", "fork", "general-purpose"],
    observe: (seen) =>
      payloads(seen, "spawn")
        .map((payload) => input(payload["tool_input"], "subagent_type"))
        .sort(),
  },
  {
    id: "nested spawn escapes the strip",
    claim: "an agent's tool list is not inherited by the agents it starts",
    bearsOn: ["spawn", "strip"],
    expected: ["ran", true],
    observe: (seen) => [refuserOf(seen, "nested", TOOL), hasTool(seen, "nested", "Bash")],
  },
  {
    id: "forked skill has its agent's pool",
    claim: "a skill with context fork and an agent runs with that agent's tools",
    bearsOn: ["spawn", "strip"],
    expected: [true, false],
    observe: (seen) => [started(seen, "skill-fork"), hasTool(seen, "skill-fork", "Bash")],
  },
  {
    id: "fork has the whole pool",
    claim: "a fork has the tools of the main session",
    bearsOn: ["spawn"],
    expected: true,
    observe: (seen) => hasTool(seen, "fork", "Bash"),
  },
];

function input(value: Json | undefined, key: string): string {
  const found =
    typeof value === "object" && value !== null && !Array.isArray(value) && key in value;
  return found ? String(Object.entries(value).find(([name]) => name === key)?.[1]) : "-";
}

function hasTool(seen: Seen, label: string, tool: string): boolean {
  return seen.result.exchanges.some(
    (exchange) => exchange.script?.label === label && exchange.tools.includes(tool),
  );
}

function denyArm(room: Room): Arm {
  const deny = [...BUILT_IN.map((type) => `Agent(${type})`), TOOL];
  furnish(room, [
    jsonFile("project/.claude/settings.json", {
      permissions: { deny },
      env: { CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH: "1" },
    }),
    agentFile("qa", {}),
    agentFile("leaf", {}),
  ]);
  const spawns = [...BUILT_IN, ...SPELLINGS].map((type, at) =>
    spawnCall(type, { label: `${type}-${at}`, steps: [] }),
  );
  const omitted = {
    description: "omitted",
    prompt: scriptPrompt({ label: "omitted", steps: [] }),
    run_in_background: false,
  };
  const nested = spawnCall("leaf", { label: "leaf", steps: [] });
  return {
    prompt: scriptPrompt({
      label: "main",
      steps: [
        USE,
        [
          ...spawns,
          { tool: "Agent", input: omitted },
          spawnCall("qa", { label: "qa", steps: [USE, [nested]] }),
        ],
      ],
    }),
    trusted: false,
    servers: [{ server: "docs", tools: ["update_note"] }],
  };
}

const denyFacts: readonly Fact[] = [
  {
    id: "permissions.deny Agent(type)",
    claim:
      "a denied agent type is refused in any spelling and when the type is omitted; others start",
    bearsOn: ["permission", "spawn"],
    expected: ["qa"],
    observe: (seen) =>
      [...new Set(seen.result.exchanges.map((exchange) => exchange.script?.label ?? "-"))]
        .filter((label) => label !== "main" && label !== "-")
        .sort(),
  },
  {
    id: "denied spawn is a permission refusal",
    claim: "a denied spawn is refused by the permission rule",
    bearsOn: ["permission", "spawn"],
    expected: [...BUILT_IN, ...SPELLINGS, "omitted"].map(() => "permission"),
    observe: (seen) =>
      seen.calls
        .filter((call) => call.tool === "Agent" && call.label === "main")
        .slice(0, -1)
        .map((call) => call.by),
  },
  {
    id: "permissions.deny binds every agent",
    claim: "a denied MCP tool is gone for the main session and for every agent alike",
    bearsOn: ["permission"],
    expected: ["absent", "absent", false],
    observe: (seen) => [
      refuserOf(seen, "main", TOOL),
      refuserOf(seen, "qa", TOOL),
      hasTool(seen, "main", TOOL),
    ],
  },
  {
    id: "spawn depth 1",
    claim: "spawn depth 1 in the project's env takes Agent from every subagent, trusted or not",
    bearsOn: ["env", "spawn"],
    expected: ["absent", false],
    observe: (seen) => [refuserOf(seen, "qa", "Agent"), hasTool(seen, "qa", "Agent")],
  },
];

export const spawnSessions: readonly FactSession[] = [
  { name: "identity", prepare: identityArm, facts: identityFacts },
  { name: "spawn rules", prepare: denyArm, facts: denyFacts },
];
