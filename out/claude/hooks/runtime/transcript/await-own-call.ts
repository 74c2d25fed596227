/**
 * The client writes the transcript behind the calls: when a hook starts, even the lines of the
 * message before may be missing. Once the call's own `tool_use_id` stands in the file, everything
 * earlier does as well (observed on 2.1.332: within 80 ms). So that neither evidence nor a new turn
 * is missed, a reader waits for it, a little while; then it reads what is there.
 */
import { closeSync, fstatSync } from "../node-fs.ts";
import type { Call } from "../call.ts";
import { uptimeMs } from "../deadline.ts";
import { field } from "../json-object.ts";
import { open, readAt } from "./lines-from-end.ts";

const longestWaitMs = 250;
const pauseMs = 10;
/** Bytes before the end in which the newest lines are looked for at first. */
const firstLook = 256 * 1024;
/** Bytes read at most per look: a longer addition than this is not the line waited for. */
const largestLook = 16 * 1024 * 1024;

/** Returns at once for a payload without a `tool_use_id`. Throws as {@link open} does. */
export function awaitOwnCall(path: string, call: Call): void {
  const id = field(call.payload, "tool_use_id");
  if (typeof id !== "string" || id === "") return;
  const wanted = Buffer.from(JSON.stringify(id), "utf8");
  const file = open(path);
  try {
    const until = uptimeMs() + longestWaitMs;
    for (let from = Math.max(0, fstatSync(file).size - firstLook); ; pause()) {
      const { size } = fstatSync(file);
      const length = Math.min(size - from, largestLook);
      if (length > 0 && readAt(file, size - length, length).includes(wanted)) return;
      if (uptimeMs() >= until) return;
      call.clock.check();
      // The line may have been cut in two: look again from where it can have begun.
      from = Math.max(from, size - wanted.length);
    }
  } finally {
    closeSync(file);
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}
