/** Ends a launcher together with all that runs in its namespace. */
import { readFileSync } from "node:fs";

/** Milliseconds; a process that the kernel cannot end by then never ends. */
const PATIENCE = 5000;
const NAP = 10;

/**
 * Kills `unshare` and waits until the namespace's first process is gone, which the kernel lets go last: a
 * client that is still dying could write into a folder that has just been removed, and make it again.
 * Synchronous, because it has to be done inside a signal handler.
 */
export function endNamespace(unshare: number | undefined): void {
  if (unshare === undefined) return;
  const first = childrenOf(unshare);
  try {
    process.kill(unshare, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
  const nap = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; waited < PATIENCE && first.some(isAlive); waited += NAP) {
    Atomics.wait(nap, 0, 0, NAP);
  }
}

function childrenOf(pid: number): readonly number[] {
  const listed = procFile(`${pid}/task/${pid}/children`);
  return listed
    .split(" ")
    .filter((text) => text !== "")
    .map(Number);
}

/** A zombie has ended; whoever should have asked for it has ended too. */
function isAlive(pid: number): boolean {
  const state = /\) (\S)/u.exec(procFile(`${pid}/stat`))?.[1];
  return state !== undefined && state !== "Z" && state !== "X";
}

function procFile(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return ""; // No such process, or none any more.
  }
}
