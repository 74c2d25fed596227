/**
 * The sign of life of a session's first hook: which plan it enforces, and when. It is written before
 * anything slow is asked; a state file that cannot be written changes nothing.
 */
import { join } from "node:path";
import type { Call } from "../call.ts";
import { closeSync, constants, ftruncateSync, openSync, writeSync } from "../node-fs.ts";
import type { Heartbeat } from "../rule.ts";

export function beat({ plan, file }: Heartbeat, { projectDir }: Call): void {
  const text = `${JSON.stringify({ state: 1, plan, seen: new Date().toISOString() })}\n`;
  const { O_CREAT, O_WRONLY } = constants;
  // No link is followed and nothing is waited for; both flags are absent on Windows. The text always
  // has the same length, so a reader never sees a file that was just emptied.
  const flags = O_CREAT | O_WRONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  try {
    const state = openSync(join(projectDir, file), flags, 0o600);
    try {
      ftruncateSync(state, writeSync(state, text));
    } finally {
      closeSync(state);
    }
  } catch {
    // The session has its context, with or without a trace.
  }
}
