/** Files that this command has written, and now copies, moves or links. */
import { basename, resolve } from "node:path";
import { pathPattern } from "../words/path-pattern.ts";
import { TooMuch } from "../reading.ts";
import type { Word } from "../words/word.ts";
import type { World } from "../world.ts";

/** Copies of a folder into itself double what is below it each time. */
const maxFiles = 200;

/** The world in which what was written is at the target as well; `isShared`: later writes reach both. */
export function copied(
  world: World,
  sources: readonly Word[],
  target: string,
  isShared: boolean,
): World {
  const files = new Map(world.disk.files);
  for (const [name, content] of world.disk.files)
    for (const source of sources) {
      const found = pathPattern(source, String(world.cwd)).exec(name)?.groups;
      if (found === undefined) continue;
      const { head = "", rest = "" } = found;
      const unknown = { pieces: [{ hole: `the contents of ${target}` }] };
      // What stands there already may stay.
      for (const to of [target, resolve(target, basename(head))])
        files.set(to + rest, isShared || files.has(to + rest) ? unknown : content);
    }
  if (files.size > maxFiles) throw new TooMuch("more written files than the reader follows");
  return { ...world, disk: { ...world.disk, files } };
}
