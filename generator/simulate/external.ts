/** Other people's hooks: expected beside ours, run only where somebody gives a stand-in for one. */
import type { JsonObject } from "#runtime/json-object";
import { canonicalTool } from "#runtime/tools";
import type { ExternalHook } from "#ir/project";
import type { ClientHandler } from "./client-handler.ts";

/** A hook that would run beside ours and was not run. */
export interface Expected {
  readonly hook: string;
  readonly command: string;
  readonly does: string;
}

export interface StandIn {
  readonly name: string;
  /** A line for the shell. */
  readonly command: string;
}

/** External hooks that the client would start for this payload. */
export function matchingExternals(
  hooks: readonly ExternalHook[],
  event: string,
  payload: JsonObject,
): readonly ExternalHook[] {
  const called = payload["tool_name"];
  const tool = typeof called === "string" ? canonicalTool(called) : "";
  // One whose registration is carried stands among the bundle's own handlers.
  return hooks.filter(
    (hook) =>
      hook.carry === undefined &&
      hook.event === event &&
      (hook.tools.length === 0 || hook.tools.includes(tool)),
  );
}

export function expectedOf(
  hooks: readonly ExternalHook[],
  standIns: readonly StandIn[],
): readonly Expected[] {
  const given = new Set(standIns.map(({ name }) => name));
  return hooks
    .filter(({ name }) => !given.has(name))
    .map(({ name, command, does }) => ({ hook: name, command, does }));
}

export function standInHandlers(
  hooks: readonly ExternalHook[],
  standIns: readonly StandIn[],
): readonly ClientHandler[] {
  return hooks.flatMap(({ name, event }) =>
    standIns
      .filter((standIn) => standIn.name === name)
      .map(({ command }) => ({
        source: "external",
        event,
        command,
        timeoutS: 60,
        onFailure: "continue",
        async: false,
        name,
      })),
  );
}

/** `NAME=COMMAND`; nothing for another form. */
export function readStandIn(text: string): StandIn | undefined {
  const [, name, command] = /^([^=]+)=(.+)$/su.exec(text) ?? [];
  return name === undefined || command === undefined ? undefined : { name, command };
}
