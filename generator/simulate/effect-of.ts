/**
 * What one run of a handler means to the client: the table of exit codes, failures and JSON of
 * Claude Code 2.1.332, observed row by row.
 */
import { clientEvent } from "#client/events";
import type { ClientHandler, HandlerRun } from "./client-handler.ts";
import { decisionOf } from "./decision.ts";
import type { Effect } from "./effect.ts";
import { readOutput } from "./read-output.ts";

export type Posture = Pick<ClientHandler, "onFailure" | "async">;

/** Plain text on stdout becomes context on these events only. */
const TEXT_EVENTS: ReadonlySet<string> = new Set([
  "SessionStart",
  "UserPromptExpansion",
  "UserPromptSubmit",
]);

export function effectOf(event: string, posture: Posture, run: HandlerRun): Effect {
  if (posture.async) return none("it runs in the background and decides nothing");
  const fail = (what: string): Effect => failure(event, posture, what);
  const { end } = run;
  switch (end.kind) {
    case "timeout":
      return fail("it did not answer in time");
    case "signal":
      return fail(`it was killed by ${end.signal}`);
    case "not-started":
      return fail(`it could not be started: ${end.reason}`);
    case "exit":
      return exited(event, end.code, run.stdout, fail);
  }
}

function exited(
  event: string,
  code: number,
  stdout: string,
  fail: (what: string) => Effect,
): Effect {
  if (code === 2 && !DEAF_TO_EXIT_2.has(event)) return refusedByExit(event);
  const output = readOutput(event, stdout);
  switch (output.kind) {
    case "unusable":
      return fail(output.reason);
    case "async":
      return none("it goes on in the background and decides nothing");
    case "json": {
      const said = decisionOf(event, output.value);
      // JSON is read on every exit code; one that decides nothing leaves the exit code to count.
      return said.verdict === "none" && code !== 0 ? failedExit(event, code, fail) : said;
    }
    case "text":
      return code === 0 ? plainText(event, output.text) : failedExit(event, code, fail);
    case "empty":
      return code === 0 ? none("exit code 0") : failedExit(event, code, fail);
  }
}

function refusedByExit(event: string): Effect {
  return clientEvent(event)?.blocks === true
    ? { verdict: "block", why: "exit code 2" }
    : none("exit code 2, and on this event nothing can be stopped");
}

function plainText(event: string, text: string): Effect {
  const why = "plain text on its output is no decision";
  return { ...none(why), ...(TEXT_EVENTS.has(event) ? { context: text } : {}) };
}

/** The request is denied by a JSON decision alone. */
const DEAF_TO_EXIT_2: ReadonlySet<string> = new Set(["PermissionRequest"]);

function failedExit(event: string, code: number, fail: (what: string) => Effect): Effect {
  // Here any failure keeps the worktree from being made.
  if (event === "WorktreeCreate") return { verdict: "block", why: `exit code ${code}` };
  return fail(`exit code ${code}`);
}

function failure(event: string, { onFailure }: Posture, what: string): Effect {
  if (onFailure !== "block") return none(`${what}: the client goes on without it`);
  return clientEvent(event)?.honoursOnFailure === true
    ? { verdict: "block", why: `${what}, and its onFailure is "block"` }
    : none(`${what}: the client goes on, since this event ignores onFailure`);
}

function none(why: string): Effect {
  return { verdict: "none", why };
}
