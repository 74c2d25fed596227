/**
 * The `hooks` object of settings, plugin or front matter, read as the client reads it: a malformed
 * handler is dropped, and under some events it takes the whole file with it.
 */
import { isObject, type JsonObject } from "#runtime/json-object";
import { FRAGILE_EVENTS } from "#client/events";
import type { ClientHandler } from "./client-handler.ts";

export interface HandlersFound {
  readonly handlers: readonly ClientHandler[];
  /** What the client leaves out without a word. */
  readonly notes: readonly string[];
  /** The client ignores everything else in the file as well. */
  readonly fileDropped: boolean;
}

type Read = { readonly handler: ClientHandler } | { readonly fault: string };

export function readHandlers(hooks: unknown, source: ClientHandler["source"]): HandlersFound {
  if (hooks === undefined) return { handlers: [], notes: [], fileDropped: false };
  if (!isObject(hooks)) return { handlers: [], notes: ["hooks is no object"], fileDropped: false };
  const read = Object.entries(hooks).flatMap(([event, groups]) =>
    groupsOf(groups).flatMap((group) =>
      readGroup(event, group, source).map((one) => ({ event, one })),
    ),
  );
  const faults = read.flatMap(({ event, one }) => ("fault" in one ? [{ event, ...one }] : []));
  const fileDropped = faults.some(({ event }) => FRAGILE_EVENTS.includes(event));
  return {
    handlers: fileDropped ? [] : read.flatMap(({ one }) => ("handler" in one ? [one.handler] : [])),
    notes: faults.map(({ event, fault }) => `${event}: ${fault}`),
    fileDropped,
  };
}

function groupsOf(groups: unknown): readonly unknown[] {
  if (groups === null) return [];
  return Array.isArray(groups) ? groups : [groups];
}

function readGroup(
  event: string,
  group: unknown,
  source: ClientHandler["source"],
): readonly Read[] {
  if (!isObject(group) || !Array.isArray(group["hooks"])) {
    return [{ fault: "a group without a list of hooks" }];
  }
  const { matcher } = group;
  if (matcher !== undefined && typeof matcher !== "string") {
    return [{ fault: "a matcher that is no text" }];
  }
  return group["hooks"].map((entry: unknown) => readHandler(event, matcher, entry, source));
}

function readHandler(
  event: string,
  matcher: string | undefined,
  entry: unknown,
  source: ClientHandler["source"],
): Read {
  if (!isObject(entry)) return { fault: "a handler that is no object" };
  const { type, command, args, timeout, onFailure } = entry;
  if (type !== "command") return { fault: `a handler of type ${JSON.stringify(type)}` };
  if (typeof command !== "string") return { fault: "a handler without a command" };
  if (!isArgs(args)) return { fault: "args that are no list of texts" };
  if (!isTimeout(timeout)) return { fault: "a timeout that is no number above 0" };
  if (!isPosture(onFailure)) return { fault: "an onFailure other than block or continue" };
  const handler: ClientHandler = {
    source,
    event,
    ...(matcher === undefined ? {} : { matcher }),
    command,
    ...(args === undefined ? {} : { args }),
    timeoutS: timeout ?? defaultTimeoutS(event),
    onFailure: onFailure ?? "continue",
    async: isAsync(entry),
    name: nameOf(command, args),
  };
  return { handler };
}

function isArgs(value: unknown): value is readonly string[] | undefined {
  if (value === undefined) return true;
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isTimeout(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === "number" && value > 0);
}

function isPosture(value: unknown): value is ClientHandler["onFailure"] | undefined {
  return value === undefined || value === "block" || value === "continue";
}

function isAsync(entry: JsonObject): boolean {
  return entry["async"] === true || entry["asyncRewake"] === true;
}

/** What the client gives a command handler that names no limit. */
function defaultTimeoutS(event: string): number {
  return event === "UserPromptSubmit" ? 30 : 600;
}

/** The base name of the script, without its ending; for a command line, the line. */
function nameOf(command: string, args: readonly string[] | undefined): string {
  const script = args?.find((arg) => /\.[cm]?js$/u.test(arg));
  if (script === undefined) return args === undefined ? command : [command, ...args].join(" ");
  return script.replace(/^.*[/\\]/u, "").replace(/\.[cm]?js$/u, "");
}
