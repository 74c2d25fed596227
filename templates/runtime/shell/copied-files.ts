/** Files that this command has written, and now copies, moves or links. */
import { basename, resolve } from "node:path";
import { dropStart, escapePattern, literal, patternOf, prefix, type Word } from "./word.ts";
import type { World } from "./world.ts";

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
      const found = matching(source, String(world.cwd)).exec(name)?.groups;
      if (found === undefined) continue;
      const { head = "", rest = "" } = found;
      const unknown = { pieces: [{ hole: `the contents of ${target}` }] };
      // What stands there already may stay.
      for (const to of [target, resolve(target, basename(head))])
        files.set(to + rest, isShared || files.has(to + rest) ? unknown : content);
    }
  return { ...world, disk: { ...world.disk, files } };
}

/** The paths that a source stands for: `head` itself, and what is below it. */
function matching(source: Word, cwd: string): RegExp {
  const known = literal(source);
  const below = prefix(source).startsWith("./") ? dropStart(source, 2) : source;
  const pattern =
    known === undefined
      ? `(?:${escapePattern(cwd)}\\/)?${patternOf(below)}`
      : escapePattern(resolve(cwd, known));
  return new RegExp(`^(?<head>${pattern})(?<rest>\\/.*)?$`, "su");
}
