/** How many processes the client starts for a call: one per script, before it and after it. */
import type { DirectVerdict, Ground } from "./direct.ts";
import type { Subject } from "./subjects.ts";
import type { Tool } from "./tools.ts";

export function processesFor(
  { handlers }: Ground,
  subject: Subject,
  tool: Tool,
  { verdict, by }: DirectVerdict,
): number {
  // What the client refuses by itself starts nothing.
  if (verdict === "absent") return 0;
  if (by.some(({ mechanism }) => mechanism.kind !== "hook")) return 0;
  const events = verdict === "denied" ? ["PreToolUse"] : ["PreToolUse", "PostToolUse"];
  const started = events.flatMap((event) => handlers.of(event, subject, tool.name));
  // A script that stands in two places with the same command runs once.
  return new Set(started.map(({ hook }) => hook.id)).size;
}
