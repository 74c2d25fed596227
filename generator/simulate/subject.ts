/** What a handler's matcher is compared with, taken from the payload. */
import type { JsonObject } from "#runtime/json-object";
import { clientEvent } from "#client/events";

const FIELDS: Readonly<Record<string, string>> = {
  "tool name": "tool_name",
  "agent type": "agent_type",
  "command name": "command_name",
  source: "source",
  trigger: "trigger",
  reason: "reason",
  "error type": "error",
  "settings source": "source",
  "load reason": "load_reason",
  kind: "notification_type",
  "server name": "mcp_server_name",
};

/** Nothing where the event takes no matcher, or the payload does not say. */
export function subjectOf(event: string, payload: JsonObject): string | undefined {
  const matches = clientEvent(event)?.matches;
  if (matches === undefined) return undefined;
  if (matches === "file name") return text(payload["file_path"])?.replace(/^.*[/\\]/u, "");
  const subject = text(payload[FIELDS[matches] ?? ""]);
  // A call of `Task` arrives under the tool's name of today.
  return matches === "tool name" && subject === "Task" ? "Agent" : subject;
}

export function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
