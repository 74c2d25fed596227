/** What stands at a path, links not followed. */
import type { Stats } from "node:fs";
import { lstatSync } from "../node-fs.ts";

/** Nothing when there is no such name, also below a file. Throws when a folder may not be searched. */
export function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return undefined;
    throw error;
  }
}
