/**
 * What the session's files hold when a PreToolUse hook reads them. They are written behind the calls, by up to
 * 80 ms here: only a hook that waits for its own `tool_use_id` may conclude anything from what is absent.
 */
import { existsSync, readFileSync } from "node:fs";
import { agentFile, jsonFile } from "../client/agent-file.ts";
import { textField } from "../client/json.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { Room } from "../client/room.ts";
import type { Arm } from "../client/run-arm.ts";
import type { FactSession, Seen } from "./fact.ts";
import { payloads, wasTold } from "./seen.ts";

const READ = "mcp__memory__profile_read";
const SEND = "mcp__mail__send";
const PAIRED = "mcp__mail__paired";
const ANSWER = "stand-in answered profile_read";

/** Waits until the caller's own file holds the call at hand, then keeps that file and the main session's. */
const SNAPSHOT = `
import { copyFileSync, existsSync, readFileSync } from "node:fs";
const call = JSON.parse(readFileSync(0, "utf8"));
const main = call.transcript_path;
const own = call.agent_id
  ? main.replace(/[.]jsonl$/, "/subagents/agent-" + call.agent_id + ".jsonl")
  : main;
const deadline = Date.now() + 5000;
while (Date.now() < deadline && !(existsSync(own) && readFileSync(own, "utf8").includes(call.tool_use_id))) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
}
copyFileSync(own, process.argv[2] + "-own");
copyFileSync(main, process.argv[2] + "-main");
`;

function prepare(room: Room): Arm {
  const snapshot = (matcher: string) => ({
    matcher,
    hooks: [
      {
        type: "command",
        command: "node",
        args: [`${room.root}/snapshot.mjs`, `${room.logs}/${matcher}`],
      },
    ],
  });
  furnish(room, [
    { path: "snapshot.mjs", content: SNAPSHOT },
    jsonFile("project/.claude/settings.json", {
      hooks: {
        PreToolUse: [snapshot(SEND), snapshot(PAIRED)],
        UserPromptSubmit: [probeGroup(room, undefined, { name: "prompt" })],
      },
    }),
    agentFile("qa", {}),
  ]);
  const call = (tool: string) => ({ tool, input: {} });
  const steps = [
    [call(READ), call(PAIRED)],
    [spawnCall("qa", { label: "qa", steps: [[call(READ)], [call(SEND)]] })],
    [spawnCall("qa", { label: "late", steps: [] }, { run_in_background: true })],
  ];
  return {
    prompt: scriptPrompt({ label: "main", steps }),
    trusted: true,
    servers: [
      { server: "memory", tools: ["profile_read"] },
      { server: "mail", tools: ["send", "paired"] },
    ],
  };
}

/** How often each text stands in the file kept at the call of `tool`; -1 where none was kept. */
function counts(
  seen: Seen,
  tool: string,
  file: "own" | "main",
  texts: readonly string[],
): readonly number[] {
  const path = `${seen.room.logs}/${tool}-${file}`;
  const text = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  return texts.map((wanted) => (text === undefined ? -1 : text.split(wanted).length - 1));
}

/** How a call of the tool stands in a transcript line; a tool's definition has no input. */
const used = (tool: string): string => `"name":"${tool}","input"`;

export const transcriptSession: FactSession = {
  name: "transcripts",
  prepare,
  facts: [
    {
      id: "transcript of parallel calls",
      claim: "once a call stands in the transcript, so does the call beside it in the same message",
      bearsOn: ["context"],
      expected: [1, 1],
      observe: (seen) => counts(seen, PAIRED, "main", [used(READ), used(PAIRED)]),
    },
    {
      id: "transcript inside a subagent",
      claim: "transcript_path is the main session's file, without the subagent's calls",
      bearsOn: ["context", "identity"],
      expected: [1, 0],
      observe: (seen) => counts(seen, SEND, "main", [used(READ), used(SEND)]),
    },
    {
      id: "transcript of a subagent",
      claim:
        "the subagent's calls and results stand in subagents/agent-<agent_id>.jsonl, earlier ones before the call at hand",
      bearsOn: ["context", "identity"],
      expected: [1, true, 1],
      observe: (seen) => {
        const [read = -1, answer = -1, send = -1] = counts(seen, SEND, "own", [
          used(READ),
          ANSWER,
          used(SEND),
        ]);
        return [read, answer > 0, send];
      },
    },
    {
      id: "end of a background agent",
      claim:
        "the end of a background agent is a new prompt that fires UserPromptSubmit and begins with <task-notification>",
      bearsOn: ["context", "spawn"],
      expected: [2, 1, true],
      observe: (seen) => {
        const prompts = payloads(seen, "prompt").map((payload) => textField(payload, "prompt"));
        const notes = prompts.filter((prompt) => prompt.startsWith("<task-notification>"));
        return [prompts.length, notes.length, wasTold(seen, "main", "<task-notification>")];
      },
    },
  ],
};
