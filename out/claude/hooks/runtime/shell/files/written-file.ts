/** Files that the command itself has written so far: a script among them can still be read. */
import { isAbsolute, resolve } from "node:path";
import { isKnown } from "../place.ts";
import { throughLinks } from "./through-links.ts";
import { pathPattern } from "../words/path-pattern.ts";
import { concat, hole, literal, shown, type Word } from "../words/word.ts";
import { withEntry, type World } from "../world.ts";

/** The file's own path, or that of what it is a link to. */
function absolute(world: World, path: string): string {
  const full = isAbsolute(path) || !isKnown(world.cwd) ? path : resolve(world.cwd, path);
  return world.disk.files.has(full) ? full : throughLinks(world, full);
}

/** What this command wrote to the path; `undefined` when it did not write there. */
export function writtenFile(world: World, path: string): Word | undefined {
  return world.disk.files.size === 0 ? undefined : world.disk.files.get(absolute(world, path));
}

/** How a name that is not known stands among the files. */
function unresolved(name: Word): string {
  return shown(name).replace(/^(?:\.\/)+/u, "");
}

/** As {@link writtenFile}, for a name that may not be known: as it was written, or any that it may stand for. */
export function writtenAs(world: World, name: Word): Word | undefined {
  const path = literal(name);
  if (path !== undefined) return writtenFile(world, path);
  const { files } = world.disk;
  const what = unresolved(name);
  const pattern = pathPattern(name, String(world.cwd));
  const mayBe = [...files.keys()].some(
    (key) => pattern.exec(key)?.groups?.["rest"] === undefined && pattern.test(key),
  );
  return files.get(what) ?? (mayBe ? hole(`one of the files written, ${what}`) : undefined);
}

/** The world after a write; `content` is what was written, as far as it is known. */
export function writing(
  world: World,
  target: Word,
  content: Word | undefined,
  operator = ">",
): World {
  const path = literal(target) ?? unresolved(target);
  if (path.startsWith("/dev/")) return world;
  const at = literal(target) === undefined ? path : absolute(world, path);
  const before = operator.endsWith(">>") ? world.disk.files.get(at) : undefined;
  const added = (operator === "<>" ? undefined : content) ?? {
    pieces: [{ hole: `the contents of ${path}` }],
  };
  const written = before === undefined ? added : concat(before, added);
  return { ...world, disk: { ...world.disk, files: withEntry(world.disk.files, at, written) } };
}
