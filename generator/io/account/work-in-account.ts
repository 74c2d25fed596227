import { basename, join } from "node:path";
import { CLAUDE, STAGE } from "#client/account-paths";
import { type Disk, errorCode, reasonOf } from "../disk.ts";
import { JOURNAL, recover } from "./journal.ts";
import { takeLock } from "./lock.ts";
import type { Account } from "./open-account.ts";
import type { Processes } from "./owner.ts";

/** Why the work did not begin. */
export interface LockFault {
  readonly path: string;
  readonly reason: string;
}

/**
 * Does work in an account while no other run does, after taking back what dead runs left half done.
 * `work` gets its stage; whether `.claude` is there only for the lock is in `isNew`.
 */
export function workInAccount<Result>(
  disk: Disk,
  account: Account,
  processes: Processes,
  work: (stage: string, isNew: boolean) => Result,
): Result | LockFault {
  const claude = account.real(CLAUDE);
  if (claude === undefined) return { path: CLAUDE, reason: "a symbolic link leads out" };
  const isNew = !disk.existsSync(claude);
  let stage: string | undefined;
  try {
    if (isNew) disk.mkdirSync(claude);
    const lock = takeLock(disk, claude, processes);
    if (!("stage" in lock)) {
      const who =
        lock.heldBy === undefined ? "" : ` (process ${lock.heldBy.pid} on ${lock.heldBy.host})`;
      return { path: STAGE, reason: `another run${who} is at work` };
    }
    ({ stage } = lock);
    const stuck = recover(disk, account, lock.interrupted);
    if (stuck !== undefined) {
      const path = `${CLAUDE}/${basename(stuck)}`;
      return { path, reason: "what a dead run left half done cannot be taken back" };
    }
    return work(stage, isNew);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return { path: CLAUDE, reason: reasonOf(error) };
  } finally {
    const left = stage;
    // With a journal in it, it holds the way back for the next run.
    if (left !== undefined && !disk.existsSync(join(left, JOURNAL))) {
      quietly(() => disk.rmSync(left, { recursive: true, force: true }));
    }
    quietly(() => {
      if (isNew && disk.readdirSync(claude).length === 0) disk.rmdirSync(claude);
    });
  }
}

function quietly(step: () => void): void {
  try {
    step();
  } catch {
    // What is left over is named as such by the next run.
  }
}
