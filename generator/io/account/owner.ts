import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { isObject } from "#runtime/json-object";
import { errorCode } from "../disk.ts";

/** Whoever is at work in an account. */
export interface Owner {
  readonly pid: number;
  readonly host: string;
}

/** What a run has to know of processes; given by the caller, so that a test can play others. */
export interface Processes {
  readonly self: Owner;
  readonly isAlive: (pid: number) => boolean;
  /** A name that no other run makes. */
  readonly unique: () => string;
}

export const realProcesses: Processes = {
  self: { pid: process.pid, host: hostname() },
  isAlive,
  unique: randomUUID,
};

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== "ESRCH";
  }
}

/** Whether the run that left this behind is over for certain; of another machine nothing is known. */
export function isOver(owner: Owner | undefined, { self, isAlive }: Processes): boolean {
  return owner !== undefined && owner.host === self.host && !isAlive(owner.pid);
}

export function readOwner(text: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    const { pid, host } = value;
    return typeof pid === "number" && typeof host === "string" ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}
