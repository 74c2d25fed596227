/** The transcripts behind an example, in the line shapes of Claude Code 2.1.332. */
import type { Example, TranscriptStep } from "#ir/example";
import { AGENT_ID, PROMPT_ID, SESSION_ID, type Stage, TOOL_USE_ID } from "./example-payload.ts";

export interface Transcripts {
  /** The main session's file. */
  readonly main: string;
  /** The file of the agent that makes the call. */
  readonly agent?: string;
}

type Line = Readonly<Record<string, unknown>>;

/** The steps stand in the transcript of whoever calls; the call itself is there too, unanswered. */
export function transcriptsOf(example: Example, stage: Stage): Transcripts {
  const pending =
    example.call === undefined ? [] : [toolUse(example.call.tool, TOOL_USE_ID, stage)];
  if (example.agent === "main") {
    const steps = example.transcript ?? [{ user: "Go on." }];
    return { main: jsonl([...linesOf(steps, stage, HUMAN), ...pending], stage) };
  }
  const steps = example.transcript ?? [{ user: "Do what the plan says." }];
  const side = { isSidechain: true, agentId: AGENT_ID };
  const own = [...linesOf(steps, stage, {}), ...pending].map((line) => ({ ...line, ...side }));
  const start = toolUse("Agent", "toolu_01ExampleStart", stage);
  return {
    main: jsonl([...linesOf([{ user: "Start the agent." }], stage, HUMAN), start], stage),
    agent: jsonl(own, stage),
  };
}

/** What marks a line that a person typed. */
const HUMAN: Line = {
  origin: { kind: "human" },
  promptSource: "typed",
  turnOrigin: "human",
  permissionMode: "default",
};

function linesOf(steps: readonly TranscriptStep[], stage: Stage, prompt: Line): readonly Line[] {
  return steps.flatMap((step, at): readonly Line[] => {
    if ("user" in step) return [user(step.user, prompt)];
    const id = `toolu_01ExampleStep${at}`;
    const result = [{ type: "tool_result", tool_use_id: id, content: "ok" }];
    return [toolUse(step.call, id, stage), user(result, { toolUseResult: "ok" })];
  });
}

function user(content: unknown, more: Line): Line {
  return { type: "user", message: { role: "user", content }, ...more };
}

function toolUse(tool: string, id: string, stage: Stage): Line {
  const content = [{ type: "tool_use", id, name: stage.toolName(tool), input: {} }];
  return { type: "assistant", message: { id: `msg_${id}`, role: "assistant", content } };
}

function jsonl(lines: readonly Line[], { cwd }: Stage): string {
  return lines
    .map((line, at) => {
      const uuid = `11fe0000-0000-4000-8000-${String(at + 1).padStart(12, "0")}`;
      const common = { uuid, sessionId: SESSION_ID, promptId: PROMPT_ID, cwd, isSidechain: false };
      return `${JSON.stringify({ ...common, userType: "external", ...line })}\n`;
    })
    .join("");
}
