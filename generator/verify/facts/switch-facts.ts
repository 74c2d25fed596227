/** Tools that exist only under a switch of the client: without it, their refusal would prove nothing. */
import { jsonFile } from "../client/agent-file.ts";
import { scriptPrompt } from "../client/model-script.ts";
import type { ScriptedCall } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { FactSession } from "./fact.ts";
import { firedFor, offeredAmong, refuserOf } from "./seen.ts";

const SWITCHED = ["DesignSync", "PowerShell", "SendUserFile", "TaskCreate"];

/** What brings the switched tools; the empty value takes a variable of the standard environment out. */
const SWITCHES = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "",
  CLAUDE_CODE_REMOTE: "true",
  CLAUDE_CODE_USE_POWERSHELL_TOOL: "1",
  CLAUDE_CODE_ENABLE_TODO_TOOLS: "1",
};

function switchArm(env: Arm["env"]): (room: Room) => Arm {
  return (room) => {
    furnish(room, [
      { path: "project/f.txt", content: "x" },
      jsonFile("project/.claude/settings.json", {
        hooks: {
          PreToolUse: [probeGroup(room, "SendUserFile|PowerShell", { name: "switched", exit: 2 })],
        },
      }),
    ]);
    const files = [`${room.project}/f.txt`];
    const calls: readonly ScriptedCall[] = [
      // Without a valid status the client refuses before any hook.
      { tool: "SendUserFile", input: { files, status: "normal" } },
      { tool: "PowerShell", input: { command: "1" } },
    ];
    return { prompt: scriptPrompt({ label: "main", steps: [calls] }), trusted: true, env };
  };
}

export const switchSessions: readonly FactSession[] = [
  {
    name: "switched tools, on",
    prepare: switchArm(SWITCHES),
    facts: [
      {
        id: "switched tools appear",
        claim:
          "DesignSync, PowerShell, SendUserFile and TaskCreate appear under their switches, and hooks see them",
        bearsOn: ["env", "settings-hook"],
        expected: [SWITCHED, "hook", "hook", ["PowerShell", "SendUserFile"]],
        observe: (seen) => [
          offeredAmong(seen, "main", SWITCHED),
          refuserOf(seen, "main", "SendUserFile"),
          refuserOf(seen, "main", "PowerShell"),
          firedFor(seen, "switched"),
        ],
      },
    ],
  },
  {
    name: "switched tools, off",
    prepare: switchArm({}),
    facts: [
      {
        id: "switched tools are absent",
        claim: "without the switches these tools do not exist and no hook sees a call of them",
        bearsOn: ["env"],
        expected: [[], "absent", []],
        observe: (seen) => [
          offeredAmong(seen, "main", SWITCHED),
          refuserOf(seen, "main", "SendUserFile"),
          firedFor(seen, "switched"),
        ],
      },
    ],
  },
];
