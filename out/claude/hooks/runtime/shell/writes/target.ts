/** One path that a command writes, and how far below it the change reaches. */
import { logical, type Place } from "../place.ts";
import { literal, type Word } from "../words/word.ts";

export interface Target {
  readonly path: Word;
  /** The directory a relative path starts from. */
  readonly dir: Place;
  /**
   * `file`: the path itself. `tree`: it and all below (removed, moved away, replaced).
   * `contents`: unknown names below it appear.
   */
  readonly reach: "file" | "tree" | "contents";
  /** Only what git's wildcards match below the directory: `*` stands for slashes as well. */
  readonly pattern?: string;
}

export type Reach = Target["reach"];

/** The paths, all from one directory and with one reach. */
export function targetsAt(
  dir: Place,
  reach: Target["reach"],
  paths: readonly (Word | undefined)[],
): readonly Target[] {
  return paths.flatMap((path) => (path === undefined ? [] : [{ path, dir, reach }]));
}

/** The directory that an option names. */
export function folderIn(dir: Place, folder: Word): Place {
  const path = literal(folder);
  return path === undefined ? { unknown: "a directory" } : logical(dir, path);
}
