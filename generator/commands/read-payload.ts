import { resolve } from "node:path";
import { isObject, type JsonObject } from "#runtime/json-object";
import { clientEvent, EVENTS } from "#client/events";
import { near } from "#diagnostics/catalogue";
import { readText } from "../io/read-text.ts";
import type { Context } from "./context.ts";

/** A hook payload as it was given. */
export interface Payload {
  readonly event: string;
  readonly value: JsonObject;
  /** The bytes that the hooks get. */
  readonly text: string;
}

/** Reads the payload, or says in one line why it is none. */
export function readPayload(
  { disk, cwd }: Context,
  file: string,
): Payload | { readonly fault: string } {
  const read = readText(disk, resolve(cwd, file));
  if ("reason" in read) return { fault: `cannot read the payload "${file}": ${read.reason}` };
  let value: unknown;
  try {
    value = JSON.parse(read.text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { fault: `the payload "${file}" is not JSON: ${reason}` };
  }
  if (!isObject(value)) return { fault: `the payload "${file}" is no JSON object` };
  const event = value["hook_event_name"];
  if (typeof event !== "string") {
    return { fault: `the payload "${file}" has no "hook_event_name"` };
  }
  if (clientEvent(event) === undefined) return { fault: unknownEvent(file, event) };
  return { event, value, text: read.text };
}

function unknownEvent(file: string, event: string): string {
  const meant = near(
    event,
    EVENTS.map(({ name }) => name),
  );
  const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
  return `the payload "${file}" is of "${event}", an event that the client does not have${hint}`;
}
