/**
 * What the client would do with one hook payload: refusals before any hook, the matching handlers
 * side by side, their answers combined. Starting a handler is the caller's.
 */
import type { JsonObject } from "#runtime/json-object";
import type { BundleConfig } from "./bundle-config.ts";
import type { ClientHandler, HandlerRun } from "./client-handler.ts";
import { combine, type Combined } from "./combine.ts";
import type { Effect, Verdict } from "./effect.ts";
import { effectOf } from "./effect-of.ts";
import { matchingHandlers } from "./matching.ts";
import { refusalsOf } from "./refusals.ts";

/** One voice on the call. */
export interface Voice {
  readonly hook: string;
  readonly source: ClientHandler["source"] | "palette" | "permissions";
  /** `null` = no process, or one that did not end by itself. */
  readonly exit: number | null;
  /** Milliseconds. */
  readonly ms: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly verdict: Verdict;
  /** One clause for people: how the client comes to that verdict. */
  readonly why: string;
}

export interface Simulation extends Combined {
  readonly by: readonly Voice[];
}

export type RunHandler = (handler: ClientHandler) => Promise<HandlerRun>;

export async function simulate(
  config: BundleConfig,
  { event, payload }: { readonly event: string; readonly payload: JsonObject },
  run: RunHandler,
  more: readonly ClientHandler[] = [],
): Promise<Simulation> {
  const handlers = [...matchingHandlers(config, event, payload), ...more];
  const refusals = refusalsOf(config, event, payload).map(({ by, why }): Voice & Effect => ({
    hook: by,
    source: by === "permissions.deny" ? "permissions" : "palette",
    exit: null,
    ms: 0,
    stdout: "",
    stderr: `${why}: the call never happens.`,
    verdict: "block",
    why,
  }));
  const heard = await Promise.all(
    handlers.map(async (handler) => {
      const ended = await run(handler);
      return { handler, ended, effect: effectOf(event, handler, ended) };
    }),
  );
  return {
    ...combine([...refusals, ...heard.map(({ effect }) => effect)]),
    by: [...refusals, ...heard.map(({ handler, ended, effect }) => voice(handler, ended, effect))],
  };
}

function voice(handler: ClientHandler, ended: HandlerRun, { verdict, why }: Effect): Voice {
  return {
    hook: handler.name,
    source: handler.source,
    exit: ended.end.kind === "exit" ? ended.end.code : null,
    ms: Math.round(ended.ms),
    stdout: ended.stdout,
    stderr: ended.stderr,
    verdict,
    why,
  };
}
