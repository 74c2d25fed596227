/** The bundle on disk, laid out in a room as the client would find it. */
import { join } from "node:path";
import type { Packaging } from "#plan/plan";
import { type Disk, errorCode } from "../../io/disk.ts";
import { listFiles } from "../../io/out-folder.ts";
import { readText } from "../../io/read-text.ts";
import type { RoomFile } from "../client/room.ts";

/** Files by their place in a room, or which of them cannot be used and why. */
export type BundleFiles =
  { readonly files: readonly RoomFile[] } | { readonly path: string; readonly reason: string };

/** Where the parts of the bundle go; sources, documents and the servers' real addresses stay behind. */
const PLACES: Readonly<Record<Packaging, readonly (readonly [RegExp, string])[]>> = {
  project: [
    [/^claude\/(agents\/.+|skills\/.+|hooks\/[^/]+\.mjs|settings\.json)$/u, "project/.claude/$1"],
  ],
  plugin: [[/^plugin\/(?!\.mcp\.json$)(.+)$/u, "plugin/$1"]],
};

export function bundleFiles(disk: Disk, out: string, packaging: Packaging): BundleFiles {
  const files: RoomFile[] = [];
  for (const path of listed(disk, out)) {
    const place = placeOf(path, packaging);
    if (place === undefined) continue;
    const read = readText(disk, join(out, path));
    if ("reason" in read) return { path, reason: read.reason };
    files.push({ path: place, content: read.text, executable: path.endsWith(".mjs") });
  }
  const needed =
    packaging === "project" ? "claude/settings.json" : "plugin/.claude-plugin/plugin.json";
  const there = files.some(({ path }) => path === placeOf(needed, packaging));
  return there ? { files } : { path: needed, reason: "there is no such file" };
}

/** An account's own `.claude` folder with everything in it, as project files; copies of the project stay behind. */
export function accountFiles(disk: Disk, account: string): BundleFiles {
  const files: RoomFile[] = [];
  for (const path of listed(disk, join(account, ".claude"))) {
    if (path.startsWith("worktrees/")) continue;
    const read = readText(disk, join(account, ".claude", path));
    // What is no text is no file of ours, and none that the client reads.
    if ("text" in read) files.push({ path: `project/.claude/${path}`, content: read.text });
  }
  const there = files.some(({ path }) => path === "project/.claude/settings.json");
  return there
    ? { files }
    : { path: ".claude/settings.json", reason: "there is no such file to read" };
}

function placeOf(path: string, packaging: Packaging): string | undefined {
  const found = PLACES[packaging].find(([pattern]) => pattern.test(path));
  return found === undefined ? undefined : path.replace(found[0], found[1]);
}

function listed(disk: Disk, out: string): readonly string[] {
  try {
    return listFiles(disk, out);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return [];
  }
}
