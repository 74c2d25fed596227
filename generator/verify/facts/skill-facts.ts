/** A skill's inline shell: what stops it, for a typed skill and for an agent that has no shell. */
import { agentFile, jsonFile, skillFile } from "../client/agent-file.ts";
import type { JsonObject } from "../client/json.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { Fact, FactSession } from "./fact.ts";
import { existsInRoom, firedFor, payloads, started } from "./seen.ts";

type Settings = (room: Room) => JsonObject;

/** A skill whose inline shell leaves a file behind. */
const leaving =
  (name: string, fields: JsonObject, tail = "") =>
  (room: Room) =>
    skillFile(name, { ...toFields(fields) }, `Ran: !\`touch ${room.root}/left-${name}\`\n${tail}`);

function toFields(fields: JsonObject): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]));
}

function prepare(settings: Settings, prompt: (script: string) => string): (room: Room) => Arm {
  return (room) => {
    const forked = scriptPrompt({ label: "skill-fork", steps: [] }, "");
    const typed = scriptPrompt(
      {
        label: "typed",
        steps: [[{ tool: "Bash", input: { command: `touch ${room.root}/left-later` } }]],
      },
      "",
    );
    furnish(room, [
      jsonFile("project/.claude/settings.json", settings(room)),
      agentFile("qa", { disallowedTools: "Bash" }),
      agentFile("reader", { tools: "Read", skills: ["preloaded"] }),
      leaving("called", {})(room),
      leaving("preloaded", {})(room),
      leaving("forked", { context: "fork", agent: "qa" }, forked)(room),
      leaving("typed", {}, typed)(room),
    ]);
    const steps = [
      [spawnCall("qa", { label: "qa", steps: [[{ tool: "Skill", input: { skill: "called" } }]] })],
      [spawnCall("reader", { label: "reader", steps: [] })],
      [{ tool: "Skill", input: { skill: "forked" } }],
    ];
    return { prompt: prompt(scriptPrompt({ label: "main", steps })), trusted: true };
  };
}

const ROUTES = ["called", "preloaded", "forked"];

const ran = (
  id: string,
  claim: string,
  expected: readonly string[],
  topic: Fact["bearsOn"][number],
): Fact => ({
  id: `skill shell ${id}`,
  claim,
  bearsOn: ["skill-shell", topic],
  expected,
  observe: (seen) => ROUTES.filter((route) => existsInRoom(seen, `left-${route}`)),
});

const asIs = (script: string): string => script;
const bashGuard = (room: Room): JsonObject => probeGroup(room, "Bash", { name: "bash", exit: 2 });

export const skillSessions: readonly FactSession[] = [
  {
    name: "skill shell, open",
    prepare: prepare((room) => ({ hooks: { PreToolUse: [bashGuard(room)] } }), asIs),
    facts: [
      ran(
        "open",
        "an inline shell runs without PreToolUse, in agents without a shell too",
        ROUTES,
        "settings-hook",
      ),
    ],
  },
  {
    name: "skill shell, hook",
    prepare: prepare(
      (room) => ({
        hooks: { PreSkillShellCommand: [probeGroup(room, "Bash", { name: "shell", exit: 2 })] },
      }),
      asIs,
    ),
    facts: [
      ran("hook", "PreSkillShellCommand with exit 2 stops every inline shell", [], "settings-hook"),
      {
        id: "skill shell payload",
        claim: "PreSkillShellCommand says who invoked the skill and in which agent",
        bearsOn: ["skill-shell", "identity"],
        expected: ["called claude qa", "forked claude -", "preloaded other reader"],
        observe: (seen) =>
          payloads(seen, "shell")
            .map((p) => [p["command_name"], p["invoked_by"], p["agent_type"] ?? "-"].join(" "))
            .sort(),
      },
    ],
  },
  {
    name: "skill shell, setting",
    prepare: prepare(() => ({ disableSkillShellExecution: true }), asIs),
    facts: [ran("setting", "disableSkillShellExecution stops every inline shell", [], "setting")],
  },
  {
    name: "typed skill",
    prepare: prepare(
      (room) => ({
        hooks: {
          PreToolUse: [probeGroup(room, undefined, { name: "tool" })],
          UserPromptExpansion: [probeGroup(room, undefined, { name: "expansion" })],
          PreSkillShellCommand: [probeGroup(room, "Bash", { name: "shell" })],
        },
      }),
      () => "/typed now",
    ),
    facts: [
      {
        id: "typed skill",
        claim:
          "a typed skill fires UserPromptExpansion and PreSkillShellCommand, not PreToolUse of Skill; its script goes on in the main session",
        bearsOn: ["skill-shell"],
        expected: [1, 1, ["Bash"], true, true],
        observe: (seen) => [
          payloads(seen, "expansion").length,
          payloads(seen, "shell").length,
          firedFor(seen, "tool"),
          existsInRoom(seen, "left-typed"),
          started(seen, "typed"),
        ],
      },
    ],
  },
  {
    name: "typed fork skill",
    prepare: prepare(
      (room) => ({
        hooks: {
          PreToolUse: [probeGroup(room, "Agent|Task|Skill", { name: "spawn", exit: 2 })],
          SubagentStart: [probeGroup(room, undefined, { name: "start" })],
        },
        permissions: { deny: ["Agent(qa)"] },
      }),
      () => "/forked now",
    ),
    facts: [
      {
        id: "typed fork skill passes the spawn rules",
        claim:
          "a typed skill with context fork starts its agent past PreToolUse of Agent and past permissions.deny",
        bearsOn: ["spawn", "permission"],
        expected: [true, [], ["qa"]],
        observe: (seen) => [
          started(seen, "skill-fork"),
          firedFor(seen, "spawn"),
          payloads(seen, "start").map((payload) => payload["agent_type"] ?? "-"),
        ],
      },
    ],
  },
  {
    name: "called fork skill",
    prepare: prepare(
      (room) => ({
        hooks: { PreToolUse: [probeGroup(room, "Agent|Task", { name: "spawn", exit: 2 })] },
        permissions: { deny: ["Agent(qa)"] },
      }),
      asIs,
    ),
    facts: [
      {
        id: "called fork skill passes the spawn rules",
        claim:
          "a skill with context fork called by the model starts its agent past PreToolUse of Agent and past permissions.deny",
        bearsOn: ["spawn", "permission"],
        expected: [true, ["Agent"]],
        observe: (seen) => [started(seen, "skill-fork"), firedFor(seen, "spawn")],
      },
    ],
  },
];
