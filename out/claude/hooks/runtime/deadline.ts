/** The hook's own deadline: long work asks it, so that a slow read ends in `onError`, not in a kill. */

export interface Clock {
  /** Throws {@link DeadlinePassed} when the time is up. */
  check(): void;
  /** Milliseconds left, never below zero. */
  remainingMs(): number;
}

export class DeadlinePassed extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
    this.name = "DeadlinePassed";
  }
}

/** `ms` counts from process start, so that a slow start is part of the budget. */
export function deadline(ms: number): Clock {
  return {
    check() {
      if (uptimeMs() > ms) throw new DeadlinePassed(ms);
    },
    remainingMs: () => Math.max(0, ms - uptimeMs()),
  };
}

/** Since process start. `performance` would load a module of its own, 2 ms in every hook. */
export function uptimeMs(): number {
  return process.uptime() * 1000;
}
