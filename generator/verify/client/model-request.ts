/** One `POST /v1/messages` of the client, reduced to what serves as evidence. */
import { field, isList, isObject, listField, textField } from "./json.ts";
import type { Json } from "./json.ts";
import { carriedScript } from "./model-script.ts";
import type { ModelScript } from "./model-script.ts";

/** What became of an earlier call, as the model was told. */
interface ToolResult {
  readonly id: string;
  readonly isError: boolean;
  readonly text: string;
}

export interface ModelRequest {
  readonly stream: boolean;
  readonly model: string;
  /** The script this request follows; absent for requests of the client's own making. */
  readonly script: ModelScript | undefined;
  /** Index of the step to answer with: assistant messages since the script was given. */
  readonly step: number;
  /** Names of the tools offered to this agent. */
  readonly tools: readonly string[];
  readonly system: string;
  /** User texts since the last assistant message: prompts, reminders, injected context. */
  readonly texts: readonly string[];
  /** Tool results since the last assistant message. */
  readonly results: readonly ToolResult[];
}

/** Reads a request body as the client of 2.1.332 sends it. */
export function readModelRequest(body: Json | undefined): ModelRequest {
  const messages = listField(body, "messages");
  const scripted = newestScript(messages);
  const lastAssistant = messages.findLastIndex(
    (message) => textField(message, "role") === "assistant",
  );
  const fresh = messages.slice(lastAssistant + 1);
  return {
    stream: field(body, "stream") === true,
    model: textField(body, "model"),
    script: scripted?.script,
    step: scripted?.step ?? 0,
    tools: listField(body, "tools").map((tool) => textField(tool, "name")),
    system: blockTexts(field(body, "system")).join("\n"),
    texts: fresh.flatMap((message) => blockTexts(field(message, "content"))),
    results: fresh.flatMap((message) => toolResults(field(message, "content"))),
  };
}

function newestScript(
  messages: readonly Json[],
): { readonly script: ModelScript; readonly step: number } | undefined {
  let answered = 0;
  for (const message of [...messages].reverse()) {
    if (textField(message, "role") === "assistant") {
      answered += 1;
      continue;
    }
    const script = carriedScript(blockTexts(field(message, "content")).join("\n"));
    if (script !== undefined) return { script, step: answered };
  }
  return undefined;
}

/** Texts of a content value, which is a string or a list of blocks; tool results are no user text. */
function blockTexts(content: Json | undefined): readonly string[] {
  if (typeof content === "string") return [content];
  if (!isList(content)) return [];
  return content
    .filter((block) => textField(block, "type") === "text")
    .map((block) => textField(block, "text"));
}

function toolResults(content: Json | undefined): readonly ToolResult[] {
  if (!isList(content)) return [];
  return content
    .filter((block) => isObject(block) && block["type"] === "tool_result")
    .map((block) => ({
      id: textField(block, "tool_use_id"),
      isError: field(block, "is_error") === true,
      text: blockTexts(field(block, "content")).join("\n"),
    }));
}
