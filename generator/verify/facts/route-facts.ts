/** Ways round an agent's own restrictions: another agent's hands, a workflow, a message, a forked skill. */
import { agentFile, jsonFile, skillFile } from "../client/agent-file.ts";
import type { Json } from "../client/json.ts";
import { textField } from "../client/json.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import type { ScriptStep } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { FactSession, Seen } from "./fact.ts";
import { payloads, refuserOf, started } from "./seen.ts";

const SHELL: ScriptStep = [{ tool: "Bash", input: { command: "true" } }];
const shellScript = (label: string): string => scriptPrompt({ label, steps: [SHELL] });

const WORKFLOW = [
  `export const meta = { name: "w", description: "d", phases: [] };`,
  `return await agent(${JSON.stringify(shellScript("workflow"))});`,
].join("\n");

function openArm(room: Room): Arm {
  furnish(room, [
    jsonFile("project/.claude/settings.json", {
      hooks: {
        PreToolUse: [
          probeGroup(room, "Bash", { name: "shell" }),
          probeGroup(room, "Agent|Task", { name: "spawn" }),
        ],
      },
    }),
    agentFile("qa", { disallowedTools: "Bash" }),
    skillFile("wide", { context: "fork", agent: "general-purpose" }, shellScript("wide")),
  ]);
  const message = { to: "main", message: shellScript("sent"), summary: "please" };
  const steps: readonly ScriptStep[] = [
    [{ tool: "Skill", input: { skill: "wide" } }],
    [{ tool: "SendMessage", input: message }],
  ];
  return {
    prompt: scriptPrompt({
      label: "main",
      steps: [
        [{ tool: "Workflow", input: { script: WORKFLOW } }],
        [spawnCall("qa", { label: "qa", steps })],
      ],
    }),
    trusted: true,
  };
}

function closedArm(prompt: string): (room: Room) => Arm {
  return (room) => {
    furnish(room, [
      jsonFile("project/.claude/settings.json", {
        hooks: {
          UserPromptExpansion: [probeGroup(room, "stopped", { name: "expansion", exit: 2 })],
        },
        permissions: { deny: ["Skill(denied)", "Skill(stopped)", "Bash"] },
      }),
      agentFile("qa", {}),
      skillFile(
        "denied",
        { context: "fork", agent: "qa" },
        scriptPrompt({ label: "denied", steps: [] }),
      ),
      skillFile(
        "stopped",
        { context: "fork", agent: "qa" },
        scriptPrompt({ label: "stopped", steps: [] }),
      ),
    ]);
    return { prompt, trusted: true };
  };
}

/** Types of the agents that called the shell, sorted; `main` without identity. */
function shellUsers(seen: Seen): readonly Json[] {
  return payloads(seen, "shell")
    .map((payload) => textField(payload, "agent_type") || "main")
    .sort();
}

const callDenied = scriptPrompt({
  label: "main",
  steps: [[{ tool: "Skill", input: { skill: "denied" } }]],
});

export const routeSessions: readonly FactSession[] = [
  {
    name: "routes",
    prepare: openArm,
    facts: [
      {
        id: "route workflow",
        claim:
          "a workflow's agent has a shell, is called workflow-subagent, and starts without PreToolUse of Agent",
        bearsOn: ["spawn", "identity"],
        expected: ["ran", 1],
        observe: (seen) => [refuserOf(seen, "workflow", "Bash"), payloads(seen, "spawn").length],
      },
      {
        id: "route fork skill of a restricted agent",
        claim:
          "a forked skill that a restricted agent calls keeps the caller's pool, whatever agent it names",
        bearsOn: ["spawn", "strip"],
        expected: "absent",
        observe: (seen) => refuserOf(seen, "wide", "Bash"),
      },
      {
        id: "route message",
        claim: "an agent without a shell can have the main session run one by SendMessage",
        bearsOn: ["spawn", "strip"],
        expected: "ran",
        observe: (seen) => refuserOf(seen, "sent", "Bash"),
      },
      {
        id: "route identities",
        claim: "the hook sees a message's effect as the main session's call",
        bearsOn: ["identity"],
        expected: ["main", "workflow-subagent"],
        observe: shellUsers,
      },
    ],
  },
  {
    name: "denied skill, called",
    prepare: closedArm(callDenied),
    facts: [
      {
        id: "permissions.deny Skill(name), called",
        claim: "Skill(name) keeps the model from calling a skill",
        bearsOn: ["permission", "skill-shell"],
        expected: ["permission", false],
        observe: (seen) => [refuserOf(seen, "main", "Skill"), started(seen, "denied")],
      },
      {
        id: "search tools after a denied shell",
        claim: "a session-wide denial of Bash brings Grep and Glob; an agent's own does not",
        bearsOn: ["permission"],
        expected: ["Glob", "Grep"],
        observe: (seen) =>
          (seen.result.exchanges[0]?.tools ?? []).filter(
            (tool) => tool === "Glob" || tool === "Grep",
          ),
      },
    ],
  },
  {
    name: "denied skill, typed",
    prepare: closedArm("/denied now"),
    facts: [
      {
        id: "permissions.deny Skill(name), typed",
        claim: "Skill(name) does not keep a person's typed skill from starting its agent",
        bearsOn: ["permission", "spawn"],
        expected: true,
        observe: (seen) => started(seen, "denied"),
      },
    ],
  },
  {
    name: "stopped skill, typed",
    prepare: closedArm("/stopped now"),
    facts: [
      {
        id: "UserPromptExpansion exit 2",
        claim: "UserPromptExpansion with exit 2 keeps a typed skill from starting its agent",
        bearsOn: ["settings-hook", "spawn"],
        expected: [false, 1],
        observe: (seen) => [started(seen, "stopped"), payloads(seen, "expansion").length],
      },
    ],
  },
];
