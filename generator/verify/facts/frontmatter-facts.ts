/** Hooks in an agent's front matter, in a trusted and in an untrusted workspace: the same files, two sessions. */
import { agentFile, jsonFile } from "../client/agent-file.ts";
import type { Json, JsonObject } from "../client/json.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import type { Probe } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { Fact, FactSession } from "./fact.ts";
import { firedFor, payloads, refuserOf, started } from "./seen.ts";

const TOOL = "mcp__docs__update_note";
const STRIPPED = "mcp__docs__delete_note";

interface HookCase {
  readonly agent: string;
  readonly claim: string;
  readonly group: (room: Room) => JsonObject;
  readonly refused: boolean;
}

const probed =
  (probe: Probe): HookCase["group"] =>
  (room) =>
    probeGroup(room, TOOL, probe);
const handled =
  (handler: JsonObject): HookCase["group"] =>
  () => ({ matcher: TOOL, hooks: [{ type: "command", ...handler }] });

const BLOCK = { onFailure: "block" };
const IN_PROJECT = "${CLAUDE_PROJECT_DIR}/gate.sh";

const CASES: readonly HookCase[] = [
  {
    agent: "f-exit2",
    claim: "exit 2 refuses",
    group: probed({ name: "f-exit2", exit: 2 }),
    refused: true,
  },
  {
    agent: "f-exit1",
    claim: "exit 1 alone lets the call run",
    group: probed({ name: "f-exit1", exit: 1 }),
    refused: false,
  },
  {
    agent: "f-exit1-block",
    claim: "exit 1 refuses with onFailure",
    group: probed({ name: "f-exit1-block", exit: 1, handler: BLOCK }),
    refused: true,
  },
  {
    agent: "f-missing",
    claim: "a missing script alone lets the call run",
    group: handled({ command: "node", args: ["/no/gate.mjs"] }),
    refused: false,
  },
  {
    agent: "f-missing-block",
    claim: "a missing script refuses with onFailure",
    group: handled({ command: "node", args: ["/no/gate.mjs"], ...BLOCK }),
    refused: true,
  },
  {
    agent: "f-hang-block",
    claim: "a timeout refuses with onFailure",
    group: probed({ name: "f-hang-block", hangS: 20, handler: { timeout: 1, ...BLOCK } }),
    refused: true,
  },
  {
    agent: "f-args",
    claim: "${CLAUDE_PROJECT_DIR} resolves in args",
    group: handled({ command: "/bin/sh", args: [IN_PROJECT] }),
    refused: true,
  },
  {
    agent: "f-shell",
    claim: "${CLAUDE_PROJECT_DIR} resolves in shell form",
    group: handled({ command: `/bin/sh "${IN_PROJECT}"` }),
    refused: true,
  },
];

const fields = (groups: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> => ({
  disallowedTools: STRIPPED,
  hooks: groups,
});

function prepare(trusted: boolean): (room: Room) => Arm {
  return (room) => {
    furnish(room, [
      jsonFile("project/.claude/settings.json", {}),
      { path: "project/gate.sh", content: "cat >/dev/null; echo refused >&2; exit 2\n" },
      ...CASES.map(({ agent, group }) => agentFile(agent, fields({ PreToolUse: [group(room)] }))),
      agentFile(
        "f-parent",
        fields({ PreToolUse: [probeGroup(room, TOOL, { name: "f-parent", exit: 2 })] }),
      ),
      agentFile("f-child", {}),
      agentFile("f-stop", fields({ Stop: [probeGroup(room, undefined, { name: "f-stop" })] })),
      agentFile("f-bad", fields({ PreToolUse: [{ matcher: TOOL, hooks: [{ type: "command" }] }] })),
      agentFile("f-bad-stop", fields({ Stop: [{ hooks: [{ type: "command" }] }] })),
    ]);
    const call = [{ tool: TOOL, input: {} }];
    const nested = spawnCall("f-child", { label: "f-child", steps: [call] });
    const agents = [...CASES.map(({ agent }) => agent), "f-stop", "f-bad", "f-bad-stop"];
    const spawns = [
      ...agents.map((agent) =>
        spawnCall(agent, { label: agent, steps: [call, [{ tool: STRIPPED, input: {} }]] }),
      ),
      spawnCall("f-parent", { label: "f-parent", steps: [[nested]] }),
    ];
    return {
      prompt: scriptPrompt({ label: "main", steps: [spawns] }),
      trusted,
      servers: [{ server: "docs", tools: ["update_note", "delete_note"] }],
    };
  };
}

const trustedFacts: readonly Fact[] = [
  ...CASES.map(({ agent, claim, refused }): Fact => ({
    id: `frontmatter ${agent}`,
    claim: `front matter: ${claim}`,
    bearsOn: ["frontmatter-hook", "on-failure"],
    expected: refused ? "hook" : "ran",
    observe: (seen) => refuserOf(seen, agent, TOOL),
  })),
  {
    id: "frontmatter not inherited",
    claim: "an agent's hooks do not act in the agents it starts",
    bearsOn: ["frontmatter-hook", "spawn"],
    expected: ["ran", []],
    observe: (seen) => [refuserOf(seen, "f-child", TOOL), firedFor(seen, "f-parent")],
  },
  {
    id: "frontmatter Stop",
    claim: "Stop in front matter fires as SubagentStop",
    bearsOn: ["frontmatter-hook"],
    expected: ["SubagentStop"],
    observe: (seen) =>
      payloads(seen, "f-stop").map((payload) => payload["hook_event_name"] ?? null),
  },
  {
    id: "frontmatter broken PreToolUse",
    claim:
      "a broken PreToolUse handler keeps the agent from loading; under Stop only the entry is lost",
    bearsOn: ["frontmatter-hook"],
    expected: [false, true],
    observe: (seen) => [started(seen, "f-bad"), started(seen, "f-bad-stop")],
  },
];

const untrustedFacts: readonly Fact[] = [
  {
    id: "untrusted skips frontmatter hooks",
    claim: "in an untrusted workspace no front matter hook runs",
    bearsOn: ["trust", "frontmatter-hook"],
    expected: CASES.map(() => "ran"),
    observe: (seen) => CASES.map(({ agent }) => refuserOf(seen, agent, TOOL)),
  },
  {
    id: "untrusted keeps tool lists",
    claim: "in an untrusted workspace disallowedTools stays in force",
    bearsOn: ["trust", "strip"],
    expected: CASES.map(() => "absent"),
    observe: (seen) => CASES.map(({ agent }) => refuserOf(seen, agent, STRIPPED)),
  },
];

export const frontmatterSessions: readonly FactSession[] = [
  { name: "front matter, trusted", prepare: prepare(true), facts: trustedFacts },
  { name: "front matter, untrusted", prepare: prepare(false), facts: untrustedFacts },
];
