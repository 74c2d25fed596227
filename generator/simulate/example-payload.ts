/** An example of the spec as the payload that the client would send. Claude Code 2.1.332. */
import { resolve } from "node:path";
import type { JsonObject } from "#runtime/json-object";
import { clientEvent } from "#client/events";
import { splitToolName } from "#client/names";
import { clientTool } from "#client/tools";
import type { Example } from "#ir/example";
import type { HookPlan } from "#plan/plan";

/** Where an example plays, and how its packaging spells names. */
export interface Stage {
  readonly cwd: string;
  /** The main session's transcript. */
  readonly transcript: string;
  agentName(name: string): string;
  toolName(name: string): string;
}

export const SESSION_ID = "5e551011-0000-4000-8000-000000000001";
export const PROMPT_ID = "9a0a9701-0000-4000-8000-000000000001";
export const AGENT_ID = "a5e55101100000001";
export const TOOL_USE_ID = "toolu_01ExampleCall";

/** An agent's own transcript, beside the main session's. */
export function agentTranscript(main: string): string {
  return `${main.replace(/\.jsonl$/u, "")}/subagents/agent-${AGENT_ID}.jsonl`;
}

export function payloadOf({ event }: HookPlan, example: Example, stage: Stage): JsonObject {
  const { agent, prompt = "Go on.", source = "startup", says = "Done." } = example;
  const own = agent === "main" ? {} : { agent_id: AGENT_ID, agent_type: stage.agentName(agent) };
  const base = {
    session_id: SESSION_ID,
    transcript_path: stage.transcript,
    cwd: stage.cwd,
    prompt_id: PROMPT_ID,
    permission_mode: "default",
    ...own,
    hook_event_name: event,
  };
  if (clientEvent(event)?.matches === "tool name")
    return { ...base, ...call(event, example, stage) };
  switch (event) {
    case "UserPromptSubmit":
      return { ...base, prompt };
    case "SessionStart":
      return { ...base, source };
    case "SubagentStop":
    case "Stop":
      return {
        ...base,
        stop_hook_active: false,
        last_assistant_message: says,
        ...(agent === "main" ? {} : { agent_transcript_path: agentTranscript(stage.transcript) }),
      };
    default:
      return base;
  }
}

function call(event: string, { call }: Example, stage: Stage): JsonObject {
  const tool = stage.toolName(call?.tool ?? "Read");
  const server = splitToolName(tool)?.server;
  return {
    tool_name: tool,
    tool_input: withAbsolutePaths(tool, call?.input ?? {}, stage.cwd),
    tool_use_id: TOOL_USE_ID,
    ...(server === undefined ? {} : { mcp_server: { name: server, source: sourceOf(server) } }),
    ...(event === "PostToolUse" ? { tool_response: {} } : {}),
    ...(event === "PreSkillShellCommand" ? { command_name: "example", invoked_by: "claude" } : {}),
  };
}

function sourceOf(server: string): string {
  return server.startsWith("plugin_") ? "plugin" : "project";
}

/** The client makes the paths of its file tools absolute before it asks the hooks. */
function withAbsolutePaths(tool: string, input: JsonObject, cwd: string): JsonObject {
  const known = clientTool(tool);
  if (known?.effects.includes("writes-files") !== true) return input;
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) =>
      ["file_path", "notebook_path"].includes(field) && typeof value === "string"
        ? [field, resolve(cwd, value)]
        : [field, value],
    ),
  );
}
