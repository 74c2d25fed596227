import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every file below `folder`, path (forward slashes) → text; no folder = no files. */
export function readTree(folder: string): ReadonlyMap<string, string> {
  const names = globSync(["**/*", "**/.*", "**/.*/**/*"], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
  return new Map(
    [...new Set(names)].map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}
