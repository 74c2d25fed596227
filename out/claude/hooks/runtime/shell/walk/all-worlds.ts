/** The far side of a construct that bounds jumps: a subshell, a child process. */
import type { Jumps } from "../reading.ts";
import { distinct, type Flow, type World } from "../world.ts";

/** Every world that work leads to, those that left it early included. */
export function allWorlds(jumps: Jumps, work: () => Flow): readonly World[] {
  const out = jumps.out.length;
  const ended = jumps.ended.length;
  const flow = work();
  return distinct([
    ...flow.ok,
    ...flow.fail,
    ...jumps.out.slice(out),
    ...jumps.ended.splice(ended),
  ]);
}
