/** One path that a command writes, and how far below it the change reaches. */
import type { Place } from "../place.ts";
import type { Word } from "../word.ts";

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
