/** Small steps from one world to the next, as far as git has a part in them. */
import {
  withEntry,
  type Disk,
  type Flow,
  type Head,
  type Setting,
  type World,
} from "../shell/world.ts";
import { headKey } from "./head.ts";
import type { Repository } from "./repository.ts";

export function withDisk(world: World, change: Partial<Disk>): World {
  return { ...world, disk: { ...world.disk, ...change } };
}

export function withHead(world: World, repository: Repository, head: Head): World {
  return withDisk(world, { heads: withEntry(world.disk.heads, headKey(repository), head) });
}

export function withSettings(world: World, settings: readonly Setting[]): World {
  return withDisk(world, { settings: [...world.disk.settings, ...settings] });
}

/** The command may also fail, and then nothing has changed. */
export function orNothing(before: World, after: World): Flow {
  return { ok: [after], fail: [before] };
}
