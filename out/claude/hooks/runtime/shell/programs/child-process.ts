/** A shell text that runs in a process of its own: only what it did to the disk comes back. */
import { diskOnly } from "../outcome.ts";
import type { Reading } from "../reading.ts";
import { allWorlds } from "../walk/all-worlds.ts";
import { exempt } from "../walk/exempt.ts";
import type { Flow, World } from "../world.ts";

export function childText(text: string, inside: World, outside: World, reading: Reading): Flow {
  const ends = exempt(reading.jumps, false, () =>
    allWorlds(reading.jumps, () => reading.text(text, [inside])),
  );
  const after = ends.length === 0 ? [outside] : ends.map(diskOnly(outside));
  return { ok: after, fail: after };
}
