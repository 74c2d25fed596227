/** Which handlers the client starts for a payload: matchers, front matter, one run per handler. */
import type { JsonObject } from "#runtime/json-object";
import { clientEvent } from "#client/events";
import { fires } from "#client/matcher";
import type { BundleConfig } from "./bundle-config.ts";
import type { ClientHandler } from "./client-handler.ts";
import type { AgentFile } from "./read-agent.ts";
import { subjectOf, text } from "./subject.ts";

/** Every handler that fires, in the order of the files; copies are folded by the last one. */
export function matchingHandlers(
  config: BundleConfig,
  event: string,
  payload: JsonObject,
): readonly ClientHandler[] {
  if (clientEvent(event) === undefined) return [];
  const subject = subjectOf(event, payload);
  const registered = [...config.handlers, ...agentHandlers(config, event, payload)];
  return folded(
    registered.filter(
      (handler) => handler.event === event && fires(event, handler.matcher, subject),
    ),
  );
}

/** The agent whose file governs the payload; a main thread may run as an agent too. */
export function agentOf({ agents }: BundleConfig, payload: JsonObject): AgentFile | undefined {
  const type = text(payload["agent_type"])?.toLowerCase();
  return [...agents].find(([name]) => name.toLowerCase() === type)?.[1];
}

/** Plugin agents carry no hooks; `Stop` of an agent's file means the end of that agent. */
function agentHandlers(
  config: BundleConfig,
  event: string,
  payload: JsonObject,
): readonly ClientHandler[] {
  if (config.packaging === "plugin") return [];
  const own = agentOf(config, payload)?.handlers ?? [];
  return own.map((handler) =>
    event === "SubagentStop" && handler.event === "Stop" ? { ...handler, event } : handler,
  );
}

/** The same command with the same arguments runs once, with the failure rule of the last copy. */
function folded(handlers: readonly ClientHandler[]): readonly ClientHandler[] {
  const last = new Map<string, ClientHandler>();
  for (const handler of handlers) {
    const key = JSON.stringify([handler.source === "plugin", handler.command, handler.args]);
    last.set(key, handler);
  }
  return [...last.values()];
}
