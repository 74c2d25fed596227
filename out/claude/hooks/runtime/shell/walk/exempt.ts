/** Where `set -e` does not count: what is run for its status, and all that is called there. */
import type { Jumps } from "../reading.ts";

/** Does the work with the mark set so, and puts it back. */
export function exempt<T>(jumps: Jumps, isExempt: boolean, work: () => T): T {
  const outer = jumps.isExempt;
  jumps.isExempt = isExempt;
  const done = work();
  jumps.isExempt = outer;
  return done;
}
