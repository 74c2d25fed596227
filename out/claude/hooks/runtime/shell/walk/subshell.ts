/** A copy of the shell. */
import { diskOnly } from "../outcome.ts";
import { allWorlds } from "./all-worlds.ts";
import type { Walk } from "./walking.ts";
import { distinct, type Flow, type World } from "../world.ts";

/** Runs work in a copy of the shell: afterwards only the disk has changed. */
export function subshell(
  world: World,
  walk: Pick<Walk, "jumps" | "leave">,
  work: (inner: World) => Flow,
): readonly World[] {
  const after = allWorlds(walk.jumps, () => work({ ...world, traps: [] }));
  for (const inner of after) walk.leave(inner);
  const outside = after.map(diskOnly(world));
  return outside.length === 0 ? [world] : distinct(outside);
}
