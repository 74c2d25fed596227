/** Permission rules: which deny text takes which tool, and copies of one hook in two settings files. */
import { agentFile, jsonFile } from "../client/agent-file.ts";
import type { JsonObject } from "../client/json.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import type { ScriptedCall } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { Fact, FactSession } from "./fact.ts";
import { existsInRoom, payloads, refuserOf } from "./seen.ts";

/** A deny rule, the stand-in's server it is about, and who refuses `mcp__<server>__write_note` under it. */
const RULES: readonly (readonly [string, string, string])[] = [
  ["mcp__whole", "whole", "absent"],
  ["mcp__star__*", "star", "absent"],
  ["mcp__glob__write_*", "glob", "absent"],
  ["mcp__exact__write_note", "exact", "absent"],
  ["mcp__regex__.*", "regex", "ran"],
  ["write_note", "short", "ran"],
];
const toolOf = (server: string): string => `mcp__${server}__write_note`;

/** File writes under `Edit(kept/**)` and `Write(plain/**)`: the call, and whether it got through. */
const WRITES: readonly (readonly [string, (room: Room) => ScriptedCall, boolean])[] = [
  ["kept/write", (room) => writeCall(room, "kept/write"), false],
  ["plain/write", (room) => writeCall(room, "plain/write"), true],
  ["kept/redirect", () => bash("echo x > kept/redirect"), false],
  ["kept/heredoc", () => bash("cat > kept/heredoc <<EOF\nx\nEOF"), true],
  ["kept/group", () => bash("{ echo x > kept/group; }"), true],
  ["kept/wrapped", () => bash("bash -c 'echo x > kept/wrapped'"), true],
];

const bash = (command: string): ScriptedCall => ({ tool: "Bash", input: { command } });
const writeCall = (room: Room, path: string): ScriptedCall => ({
  tool: "Write",
  input: { file_path: `${room.project}/${path}`, content: "x" },
});

function permissionArm(room: Room): Arm {
  const deny = [...RULES.map(([rule]) => rule), "Edit(kept/**)", "Write(plain/**)"];
  furnish(room, [
    { path: "project/kept/keep", content: "" },
    { path: "project/plain/keep", content: "" },
    jsonFile("project/.claude/settings.json", { permissions: { deny } }),
  ]);
  const calls = RULES.map(([, server]) => ({ tool: toolOf(server), input: {} }));
  return {
    prompt: scriptPrompt({
      label: "main",
      steps: [calls, ...WRITES.map(([, call]) => [call(room)])],
    }),
    trusted: false,
    servers: RULES.map(([, server]) => ({ server, tools: ["write_note"] })),
  };
}

const permissionFacts: readonly Fact[] = [
  ...RULES.map(([rule, server, by]): Fact => ({
    id: `permissions.deny ${rule}`,
    claim: `the rule ${rule} beside the tool ${toolOf(server)}`,
    bearsOn: ["permission"],
    expected: by,
    observe: (seen) => refuserOf(seen, "main", toolOf(server)),
  })),
  {
    id: "permissions.deny Edit(path)",
    claim:
      "Edit(path) also covers Write and plain redirects, Write(path) is never asked, and other shell writes pass",
    bearsOn: ["permission"],
    expected: WRITES.filter(([, , passes]) => passes).map(([path]) => path),
    observe: (seen) =>
      WRITES.map(([path]) => path).filter((path) => existsInRoom(seen, `project/${path}`)),
  },
];

/** The same failing handler in project and local settings, `onFailure` in the one or in the other. */
interface CopyCase {
  /** Also the stand-in's tool that the handler guards. */
  readonly name: string;
  readonly claim: string;
  readonly project: JsonObject;
  readonly local: JsonObject;
  readonly expected: string;
}

const COPIES: readonly CopyCase[] = [
  {
    name: "weaker",
    claim: "a local copy of a hook without onFailure downgrades the project's",
    project: { onFailure: "block" },
    local: {},
    expected: "ran",
  },
  {
    name: "stronger",
    claim: "of two copies of a hook the last one's onFailure counts",
    project: {},
    local: { onFailure: "block" },
    expected: "hook",
  },
];

function copiesArm(room: Room): Arm {
  const settings = (place: "project" | "local"): JsonObject => ({
    hooks: {
      PreToolUse: COPIES.map(({ name, ...handlers }) =>
        probeGroup(room, `mcp__docs__${name}`, { name, exit: 1, handler: handlers[place] }),
      ),
    },
  });
  furnish(room, [
    jsonFile("project/.claude/settings.json", settings("project")),
    jsonFile("project/.claude/settings.local.json", settings("local")),
    agentFile("qa", {}),
  ]);
  const calls = COPIES.map(({ name }) => ({ tool: `mcp__docs__${name}`, input: {} }));
  return {
    prompt: scriptPrompt({
      label: "main",
      steps: [[spawnCall("qa", { label: "qa", steps: [calls] })]],
    }),
    trusted: true,
    servers: [{ server: "docs", tools: COPIES.map(({ name }) => name) }],
  };
}

const copyFacts = COPIES.map(({ name, claim, expected }): Fact => ({
  id: `copied hook, ${name}`,
  claim,
  bearsOn: ["settings-hook", "on-failure"],
  expected: [expected, 1],
  observe: (seen) => [refuserOf(seen, "qa", `mcp__docs__${name}`), payloads(seen, name).length],
}));

export const permissionSessions: readonly FactSession[] = [
  { name: "permission rules", prepare: permissionArm, facts: permissionFacts },
  { name: "copied hooks", prepare: copiesArm, facts: copyFacts },
];
