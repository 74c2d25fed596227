/** Short questions to a finished session. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Refuser } from "../client/call-outcome.ts";
import { textField } from "../client/json.ts";
import type { Seen } from "./fact.ts";

/** Who refused the call of `tool` in the script `label`. */
export function refuserOf(seen: Seen, label: string, tool: string): Refuser | "not called" {
  return seen.calls.find((call) => call.label === label && call.tool === tool)?.by ?? "not called";
}

/** Which of the tools `among` were offered to the agent with that script, sorted. */
export function offeredAmong(
  seen: Seen,
  label: string,
  among: readonly string[],
): readonly string[] | "did not start" {
  const first = seen.result.exchanges.find((exchange) => exchange.script?.label === label);
  if (first === undefined) return "did not start";
  return first.tools.filter((tool) => among.includes(tool)).sort();
}

/** Did the probe fire, and for which tools (sorted, once each)? */
export function firedFor(seen: Seen, probe: string): readonly string[] {
  const tools = payloads(seen, probe).map((payload) => textField(payload, "tool_name"));
  return [...new Set(tools)].sort();
}

export function payloads(seen: Seen, probe: string): readonly Seen["firings"][number]["payload"][] {
  return seen.firings.filter((firing) => firing.name === probe).map((firing) => firing.payload);
}

/** Did `text` stand in what the model was sent under that script: as system text or as user text? */
export function wasTold(seen: Seen, label: string, text: string): boolean {
  return seen.result.exchanges.some(
    (exchange) =>
      exchange.script?.label === label &&
      (exchange.system.includes(text) || exchange.texts.some((sent) => sent.includes(text))),
  );
}

/** Did the agent with that script ask the model at all? */
export function started(seen: Seen, label: string): boolean {
  return seen.result.exchanges.some((exchange) => exchange.script?.label === label);
}

/** Did a call of `tool` reach the stand-in? */
export function reached(seen: Seen, tool: string): boolean {
  return seen.result.reached.some((call) => `mcp__${call.server}__${call.tool}` === tool);
}

/** Does the file exist in the room, by its path relative to the room? Asked right after the session. */
export function existsInRoom(seen: Seen, path: string): boolean {
  return existsSync(join(seen.room.root, path));
}
