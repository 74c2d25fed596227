/**
 * What opens a turn. Told by line type and fields: every line of a transcript may carry the role
 * `user` (fact sheet §8). Marks such as `origin` may be absent on a person's line, so a line is a
 * prompt unless something marks it as written by a machine.
 */
import { field, isObject, type JsonObject, textField } from "../json-object.ts";
import { blocksOf, contentBlocks } from "./entry.ts";

export interface Prompt {
  readonly text: string;
  /** Written by the person at the keyboard or the host's caller, as far as the line tells. */
  readonly byPerson: boolean;
}

/** In an agent's own transcript its task and later messages open turns; they come from other agents. */
export type Side = "main" | "agent";

/** The prompt that the entry holds, or nothing when it opens no turn. */
export function promptOf(entry: JsonObject, side: Side): Prompt | undefined {
  if (isMachineLine(entry) || !isFrom(entry, sendersOf[side])) return undefined;
  const blocks = promptBlocks(entry);
  const texts = blocks
    .flatMap((block) => textField(block, "text") ?? [])
    .filter((text) => !isMachineText(text, entry));
  if (texts.length === 0 && !isAttachmentAlone(blocks)) return undefined;
  return { text: texts.join("\n"), byPerson: side === "main" && isFrom(entry, ["human"]) };
}

const sendersOf: Readonly<Record<Side, readonly string[]>> = {
  main: ["human", "channel", "unclassified"],
  agent: ["human", "channel", "unclassified", "peer", "coordinator"],
};

/** A prompt that was typed while the agent worked has no user line, only an attachment. */
function promptBlocks(entry: JsonObject): readonly JsonObject[] {
  if (entry["type"] === "user") return contentBlocks(entry);
  const attachment = field(entry, "attachment");
  if (entry["type"] !== "attachment" || !isObject(attachment)) return [];
  if (attachment["type"] !== "queued_command" || isMachineLine(attachment)) return [];
  const mode = attachment["commandMode"] ?? "prompt";
  return mode === "prompt" ? blocksOf(attachment["prompt"]) : [];
}

function isMachineLine(entry: JsonObject): boolean {
  const flags = ["isMeta", "isCompactSummary", "isVisibleInTranscriptOnly", "hookText"];
  return (
    flags.some((flag) => entry[flag] === true) ||
    entry["rowSource"] === "hook" ||
    entry["promptSource"] === "system" ||
    entry["turnOrigin"] === "task_notification"
  );
}

/** An absent origin is a person's. */
function isFrom(entry: JsonObject, kinds: readonly string[]): boolean {
  const attachment = entry["attachment"];
  const origins = [entry, isObject(attachment) ? attachment : {}].map((one) => one["origin"]);
  return origins.every((origin) => !isObject(origin) || kinds.includes(String(origin["kind"])));
}

/** A picture or file without a word is a prompt; beside a tool's result it is part of that. */
function isAttachmentAlone(blocks: readonly JsonObject[]): boolean {
  const types = blocks.map((block) => block["type"]);
  return !types.includes("tool_result") && (types.includes("image") || types.includes("document"));
}

/** Written by the client into a user line that carries no other mark. */
const clientText =
  /^\s*(?:<(?:local-command-(?:caveat|stdout|stderr)|bash-(?:stdout|stderr)|command-name)>|\[Request interrupted by user)/u;
/** The same, unless the line says that a person typed it. */
const machineText =
  /^\s*(?:<(?:task-notification|teammate-message|system-reminder)\b|Stop hook feedback:)/u;

/**
 * A typed skill starts with `<command-message>` and is a prompt; a built-in command starts with
 * `<command-name>` and never reaches the model. `!cmd` (`<bash-input>`) is a person's doing.
 */
function isMachineText(text: string, entry: JsonObject): boolean {
  if (clientText.test(text)) return true;
  const typed = isObject(entry["origin"]) && entry["origin"]["kind"] === "human";
  return !typed && machineText.test(text);
}
