/** Text that hooks put before the model, and hooks that hold an agent back. */
import { agentFile, jsonFile } from "../client/agent-file.ts";
import type { JsonObject } from "../client/json.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { Fact, FactSession } from "./fact.ts";
import { payloads, wasTold } from "./seen.ts";

function context(hookEventName: string, additionalContext: string): string {
  return JSON.stringify({ hookSpecificOutput: { hookEventName, additionalContext } });
}

const BLOCK_ONCE = `#!/bin/sh
cat >/dev/null
[ -e "$1" ] && exit 0
touch "$1"
printf '%s' '{"decision":"block","reason":"say-more"}'
`;

/** A probe that prints context in the event's JSON form; its text is `<name>-context`. */
const telling = (room: Room, event: string, name: string, matcher?: string): JsonObject =>
  probeGroup(room, matcher, { name, stdout: context(event, `${name}-context`) });

function hooks(room: Room): JsonObject {
  const hold = `${room.root}/hold.sh`;
  return {
    SessionStart: [
      telling(room, "SessionStart", "start"),
      probeGroup(room, undefined, { name: "start-plain", stdout: "start-plain-text" }),
      probeGroup(room, undefined, { name: "start-exit2", exit: 2 }),
    ],
    UserPromptSubmit: [
      telling(room, "UserPromptSubmit", "prompt"),
      probeGroup(room, undefined, { name: "prompt-plain", stdout: "prompt-plain-text" }),
    ],
    SubagentStart: [telling(room, "SubagentStart", "agent", "qa")],
    SubagentStop: [
      {
        matcher: "qa",
        hooks: [{ type: "command", command: "/bin/sh", args: [hold, `${room.logs}/held`] }],
      },
    ],
    PostToolUse: [telling(room, "PostToolUse", "after", "Bash")],
    PreToolUse: [telling(room, "PreToolUse", "before", "Bash")],
  };
}

function prepare(room: Room): Arm {
  furnish(room, [
    { path: "hold.sh", content: BLOCK_ONCE },
    agentFile("qa", {}),
    agentFile("lead", { initialPrompt: "initial-prompt-text" }),
    jsonFile("project/.claude/settings.json", { hooks: hooks(room) }),
  ]);
  const steps = [
    [{ tool: "Bash", input: { command: "true" } }],
    [spawnCall("qa", { label: "qa", steps: [] })],
  ];
  return {
    prompt: scriptPrompt({ label: "main", steps }),
    trusted: true,
    args: ["--agent", "lead"],
  };
}

const told = (id: string, claim: string, label: string, text: string, expected = true): Fact => ({
  id: `context ${id}`,
  claim,
  bearsOn: ["context"],
  expected,
  observe: (seen) => wasTold(seen, label, text),
});

export const contextSession: FactSession = {
  name: "context",
  prepare,
  facts: [
    told(
      "SessionStart JSON",
      "SessionStart's additionalContext reaches the main session",
      "main",
      "start-context",
    ),
    told(
      "SessionStart text",
      "SessionStart's plain stdout reaches the main session",
      "main",
      "start-plain-text",
    ),
    told(
      "SessionStart main only",
      "SessionStart's context does not reach a subagent",
      "qa",
      "start-context",
      false,
    ),
    told(
      "UserPromptSubmit JSON",
      "UserPromptSubmit's additionalContext reaches the model",
      "main",
      "prompt-context",
    ),
    told(
      "UserPromptSubmit text",
      "UserPromptSubmit's plain stdout reaches the model",
      "main",
      "prompt-plain-text",
    ),
    told(
      "SubagentStart",
      "SubagentStart's additionalContext reaches the agent it matches",
      "qa",
      "agent-context",
    ),
    told(
      "PostToolUse",
      "PostToolUse's additionalContext reaches the model",
      "main",
      "after-context",
    ),
    told(
      "PreToolUse",
      "PreToolUse's additionalContext reaches the model",
      "main",
      "before-context",
    ),
    told(
      "initialPrompt",
      "initialPrompt of the main session's agent is sent in print mode",
      "main",
      "initial-prompt-text",
    ),
    told(
      "SubagentStop block",
      "SubagentStop's block sends its reason to the agent, which goes on",
      "qa",
      "say-more",
    ),
    {
      id: "main agent identity",
      claim: "under --agent the main session's payload carries agent_type and no agent_id",
      bearsOn: ["identity"],
      expected: ["lead", null],
      observe: (seen) => {
        const payload = payloads(seen, "before")[0];
        return [payload?.["agent_type"] ?? null, payload?.["agent_id"] ?? null];
      },
    },
  ],
};
