/** The entries of the caller's own transcript, last one first. */
import type { Call } from "../call.ts";
import { field, type JsonObject } from "../json-object.ts";
import { awaitOwnCall } from "./await-own-call.ts";
import { parseEntry } from "./entry.ts";
import { linesFromEnd } from "./lines-from-end.ts";
import { ownTranscript, type OwnTranscript } from "./own-transcript.ts";

/** Lines without any of these can open no turn. In quotes: inside a text they would be escaped. */
export const turnMarks: readonly string[] = ['"user"', '"queued_command"'];

export interface Search {
  readonly maxBytes: number;
  /** Only lines that hold one of these are parsed: what they say is then judged by their fields. */
  readonly marks: readonly string[];
}

export function* entriesFromEnd(
  call: Call,
  { maxBytes, marks }: Search,
): Generator<JsonObject, void, void> {
  const transcript = ownTranscript(call);
  awaitOwnCall(transcript.path, call);
  const wanted = marks.map((mark) => Buffer.from(mark, "utf8"));
  for (const line of linesFromEnd(transcript.path, { maxBytes, clock: call.clock })) {
    if (!wanted.some((mark) => line.includes(mark))) continue;
    call.clock.check();
    const entry = parseEntry(line);
    if (entry !== undefined && isOwn(entry, transcript, call)) yield entry;
  }
}

/** The main file may hold lines of agents, an agent's file those of agents that it started. */
function isOwn(entry: JsonObject, { side }: OwnTranscript, call: Call): boolean {
  if (side === "main") return field(entry, "isSidechain") !== true;
  const agentId = field(entry, "agentId");
  return typeof agentId !== "string" || agentId === call.agentId;
}
