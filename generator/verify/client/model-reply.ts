/** The scripted model's answer in the two forms the client asks for: one JSON document, or server-sent events. */
import type { JsonObject } from "./json.ts";
import type { ScriptStep } from "./model-script.ts";

/** A call as it was put to the client. */
export interface IssuedCall {
  readonly id: string;
  readonly tool: string;
  readonly input: JsonObject;
}

export interface ModelReply {
  readonly id: string;
  readonly model: string;
  readonly calls: readonly IssuedCall[];
  /** Said when there is no call to make. */
  readonly text: string;
}

/** Gives each call of a step an id that is unique in the session. */
export function issueCalls(step: ScriptStep, serial: number): readonly IssuedCall[] {
  return step.map((call, at) => ({
    id: `toolu_s${serial}x${at}`,
    tool: call.tool,
    input: call.input,
  }));
}

export function replyDocument(reply: ModelReply): JsonObject {
  return {
    ...messageHead(reply),
    content: contentBlocks(reply),
    stop_reason: stopReason(reply),
  };
}

export function replyEvents(reply: ModelReply): string {
  const head = { ...messageHead(reply), content: [], stop_reason: null };
  const blocks = contentBlocks(reply).flatMap((block, index) => blockEvents(block, index));
  const delta = { stop_reason: stopReason(reply), stop_sequence: null };
  return [
    { type: "message_start", message: head },
    ...blocks,
    { type: "message_delta", delta, usage: { output_tokens: 1 } },
    { type: "message_stop" },
  ]
    .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join("");
}

interface StreamEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

type Block =
  | { readonly type: "text"; readonly text: string }
  | {
      readonly type: "tool_use";
      readonly id: string;
      readonly name: string;
      readonly input: JsonObject;
    };

function contentBlocks(reply: ModelReply): readonly Block[] {
  if (reply.calls.length === 0) return [{ type: "text", text: reply.text }];
  return reply.calls.map(({ id, tool, input }) => ({ type: "tool_use", id, name: tool, input }));
}

function blockEvents(block: Block, index: number): readonly StreamEvent[] {
  const empty = block.type === "text" ? { ...block, text: "" } : { ...block, input: {} };
  const delta =
    block.type === "text"
      ? { type: "text_delta", text: block.text }
      : { type: "input_json_delta", partial_json: JSON.stringify(block.input) };
  return [
    { type: "content_block_start", index, content_block: empty },
    { type: "content_block_delta", index, delta },
    { type: "content_block_stop", index },
  ] as const;
}

function messageHead(reply: ModelReply) {
  return {
    id: reply.id,
    type: "message",
    role: "assistant",
    model: reply.model,
    stop_sequence: null,
    usage: {
      input_tokens: 1,
      output_tokens: 1,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    },
  } as const;
}

function stopReason(reply: ModelReply): string {
  return reply.calls.length === 0 ? "end_turn" : "tool_use";
}
