/** Tool calls and their results as a transcript records them. */
import type { JsonObject } from "../json-object.ts";
import { contentBlocks } from "./entry.ts";

export interface ToolCall {
  readonly id: string;
  readonly tool: string;
}

export function toolCallsOf(entry: JsonObject): readonly ToolCall[] {
  if (entry["type"] !== "assistant") return [];
  return contentBlocks(entry).flatMap(({ type, id, name }) =>
    type === "tool_use" && typeof name === "string"
      ? [{ id: typeof id === "string" ? id : "", tool: name }]
      : [],
  );
}

/** The ids of the calls that this entry reports as ended without an error. */
export function finishedCallsOf(entry: JsonObject): readonly string[] {
  if (entry["type"] !== "user") return [];
  return contentBlocks(entry).flatMap(({ type, tool_use_id: id, is_error: failed }) =>
    type === "tool_result" && typeof id === "string" && failed !== true ? [id] : [],
  );
}
