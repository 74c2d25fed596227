/**
 * `ENFORCEMENT_LOG`: one JSON line per run of a hook, for `gen log`. Names only, no payload
 * contents. A log that cannot be written never changes a verdict.
 */
import { closeSync, constants, openSync, writeSync } from "./node-fs.ts";
import { asName } from "./sanitise.ts";

export interface LogEntry {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly hook: string;
  readonly event: string;
  readonly tool: string;
  readonly agent: string;
  readonly verdict: "allow" | "block" | "none" | "remind" | "inject";
  /** `infrastructure`: the hook could not decide and went the way of its `onError`. */
  readonly cause: "policy" | "infrastructure";
  /** Milliseconds since the process started. */
  readonly ms: number;
  readonly session: string;
}

/** Appends in a single write, so that hooks which run side by side never mix their lines. */
export function appendLogEntry(path: string, entry: LogEntry): void {
  const { tool, agent, event, session } = entry;
  const names = { tool: asName(tool), agent: asName(agent), event: asName(event) };
  const line = `${JSON.stringify({ ...entry, ...names, session: asName(session) })}\n`;
  const { O_APPEND, O_CREAT, O_WRONLY } = constants;
  // Not blocking: the path may name a pipe that nobody reads. Absent on Windows.
  const flags = O_APPEND | O_CREAT | O_WRONLY | (constants.O_NONBLOCK ?? 0);
  try {
    const file = openSync(path, flags, 0o600);
    try {
      writeSync(file, line);
    } finally {
      closeSync(file);
    }
  } catch {
    // The verdict stands, with or without its line.
  }
}
