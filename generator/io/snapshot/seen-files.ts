import { join } from "node:path";
import type { SeenFile } from "../../doctor/snapshot.ts";
import type { Disk } from "../disk.ts";

/** Names of folders that no agent, plugin or repository of an account lies in. */
const SKIPPED: ReadonlySet<string> = new Set(["node_modules", ".git"]);

/** Files below a folder by path from there, sorted; nothing for a folder that is not there or not readable. */
export function filesBelow(disk: Disk, folder: string, depth = 8): readonly string[] {
  return entriesOf(disk, folder)
    .flatMap((entry): readonly string[] => {
      if (entry.isDirectory()) {
        return depth === 0 || SKIPPED.has(entry.name)
          ? []
          : filesBelow(disk, join(folder, entry.name), depth - 1).map(
              (below) => `${entry.name}/${below}`,
            );
      }
      return [entry.name];
    })
    .sort();
}

/** Folders directly below a folder, by name, sorted; links are not followed. */
export function foldersIn(disk: Disk, folder: string): readonly string[] {
  return entriesOf(disk, folder)
    .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
    .map(({ name }) => name)
    .sort();
}

function entriesOf(disk: Disk, folder: string): ReturnType<typeof readEntries> {
  try {
    return readEntries(disk, folder);
  } catch {
    return [];
  }
}

function readEntries(
  disk: Disk,
  folder: string,
): readonly { readonly name: string; readonly isDirectory: () => boolean }[] {
  return disk.readdirSync(folder, { withFileTypes: true });
}

/** The Markdown files below a folder; `shown` is what people are told before the path. */
export function markdownBelow(disk: Disk, folder: string, shown: string): readonly SeenFile[] {
  return filesBelow(disk, folder)
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) => {
      const text = textOf(disk, join(folder, path));
      return text === undefined ? [] : [{ path: `${shown}/${path}`, text }];
    });
}

/** A file's text as it is; `undefined` = not there or not readable. */
export function textOf(disk: Disk, path: string): string | undefined {
  try {
    return disk.readFileSync(path).toString("utf8");
  } catch {
    return undefined;
  }
}
