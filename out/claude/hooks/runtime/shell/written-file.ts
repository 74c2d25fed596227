/** Files that the command itself has written so far: a script among them can still be read. */
import { isAbsolute, resolve } from "node:path";
import { isKnown } from "./place.ts";
import { literal, type Word } from "./word.ts";
import { withEntry, type World } from "./world.ts";

function absolute(world: World, path: string): string {
  return isAbsolute(path) || !isKnown(world.cwd) ? path : resolve(world.cwd, path);
}

/** What this command wrote to the path; `undefined` when it did not write there. */
export function writtenFile(world: World, path: string): Word | undefined {
  return world.disk.files.size === 0 ? undefined : world.disk.files.get(absolute(world, path));
}

/** The world after a write; `content` is what was written, as far as it is known. */
export function writing(world: World, target: Word, content: Word | undefined): World {
  const path = literal(target);
  if (path === undefined || path.startsWith("/dev/")) return world;
  const written = content ?? { pieces: [{ hole: `the contents of ${path}` }] };
  return {
    ...world,
    disk: { ...world.disk, files: withEntry(world.disk.files, absolute(world, path), written) },
  };
}
