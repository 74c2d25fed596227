/** The `hooks` of settings, a plugin or front matter: each handler judged, those that run kept. */
import { isObject, type JsonObject } from "#runtime/json-object";
import { near, report } from "#diagnostics/catalogue";
import { clientEvent, EVENTS, FRAGILE_EVENTS } from "#client/events";
import { handlerNeeds } from "#client/handler-types";
import type { Span } from "#ir/span";
import type { JsonPath } from "../json/json-path.ts";
import type { Importing } from "./findings.ts";
import { judgeCommand } from "./judge-command.ts";
import { judgeMatcher } from "./judge-matcher.ts";

/** A handler that runs. */
export interface FoundHandler {
  readonly event: string;
  readonly matcher?: string;
  readonly handler: JsonObject;
  /** Full names; absent = it looks at everything. */
  readonly tools?: readonly string[];
  readonly span: Span;
}

type At = (path: JsonPath) => Span;

/** `at` gives places relative to `hooks`. */
export function readHandlers(into: Importing, hooks: unknown, at: At): readonly FoundHandler[] {
  if (hooks === undefined || hooks === null) return [];
  if (!isObject(hooks)) {
    dead(into, "any event", "`hooks` is no mapping of events", at([]));
    return [];
  }
  return Object.entries(hooks).flatMap(([event, groups]) => {
    if (clientEvent(event) === undefined) {
      const meant = near(
        event,
        EVENTS.map(({ name }) => name),
      );
      const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
      dead(into, event, `there is no such event${hint}`, at([event]));
      return [];
    }
    if (!Array.isArray(groups)) {
      dead(into, event, `its value is no list${consequence(event)}`, at([event]));
      return [];
    }
    return groups.flatMap((group: unknown, index) =>
      readGroup(into, event, group, (path) => at([event, index, ...path])),
    );
  });
}

function readGroup(
  into: Importing,
  event: string,
  group: unknown,
  at: At,
): readonly FoundHandler[] {
  if (!isObject(group)) {
    dead(into, event, `it is no object${consequence(event)}`, at([]));
    return [];
  }
  const { matcher, hooks } = group;
  if (!Array.isArray(hooks)) {
    const flat = "command" in group || "type" in group;
    const reason = flat ? "the entry is flat, without a list `hooks`" : "it has no list `hooks`";
    dead(into, event, reason + consequence(event), at([]));
    if (flat) into.findings.push(...judgeCommand(event, group, at([]), into.files));
    return [];
  }
  if (matcher !== undefined && typeof matcher !== "string") {
    dead(into, event, `its matcher is no text${consequence(event)}`, at(["matcher"]));
    return [];
  }
  const judged = judgeMatcher(event, matcher ?? "", at(["matcher"]), into);
  into.findings.push(...judged.findings);
  return hooks.flatMap((given: unknown, index) => {
    const span = at(["hooks", index]);
    const handler = mended(into, event, given, (path) => at(["hooks", index, ...path]));
    if (handler === undefined) return [];
    into.findings.push(...judgeCommand(event, handler, span, into.files));
    if (!judged.alive) return [];
    const { tools } = judged;
    return [
      {
        event,
        ...(matcher === undefined ? {} : { matcher }),
        handler,
        ...(tools === undefined ? {} : { tools }),
        span,
      },
    ];
  });
}

/** The handler as the client would have to have it; `undefined` = nobody can tell what was meant. */
function mended(into: Importing, event: string, given: unknown, at: At): JsonObject | undefined {
  if (!isObject(given)) {
    dead(into, event, `it is no object${consequence(event)}`, at([]));
    return undefined;
  }
  const fault = formFault(given);
  if (fault !== undefined) {
    dead(into, event, fault.reason + consequence(event), at(fault.path));
    return undefined;
  }
  const { timeout, ...rest } = given;
  if (timeout === undefined || (typeof timeout === "number" && timeout > 0)) return given;
  const seconds = Number(timeout);
  const taken = seconds > 0 ? `taken over as ${seconds}` : "left out";
  const reason = `its timeout is ${JSON.stringify(timeout)}, not a number above 0 (${taken})`;
  dead(into, event, reason + consequence(event), at(["timeout"]));
  return seconds > 0 ? { ...rest, timeout: seconds } : rest;
}

interface FormFault {
  readonly reason: string;
  readonly path: JsonPath;
}

function formFault(given: JsonObject): FormFault | undefined {
  const { type, args, onFailure } = given;
  const needs = handlerNeeds(type);
  if (needs === undefined) {
    return { reason: `its type is ${JSON.stringify(type) ?? "missing"}`, path: ["type"] };
  }
  const missing = needs.find((key) => typeof given[key] !== "string");
  if (missing !== undefined) return { reason: `it has no "${missing}"`, path: [] };
  if (!isArgs(args)) return { reason: "its args are no list of texts", path: ["args"] };
  return type !== "command" || POSTURES.includes(onFailure)
    ? undefined
    : { reason: "its onFailure is neither `block` nor `continue`", path: ["onFailure"] };
}

function isArgs(value: unknown): boolean {
  if (value === undefined) return true;
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

const POSTURES: readonly unknown[] = [undefined, "block", "continue"];

/** What a malformed entry costs besides itself. */
function consequence(event: string): string {
  return FRAGILE_EVENTS.includes(event) ? ", and the client ignores the whole file for it" : "";
}

function dead(into: Importing, event: string, reason: string, span: Span): void {
  into.findings.push(report("dead-handler", span, { event, reason }));
}
