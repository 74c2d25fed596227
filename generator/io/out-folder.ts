import { join, posix, relative, sep } from "node:path";
import { type Disk, errorCode } from "./disk.ts";
import { withLf } from "./read-text.ts";

/** What lies at a path of the bundle. Links are never followed below the bundle's folder. */
export type Found =
  | { readonly kind: "absent" }
  | { readonly kind: "file"; readonly text: string; readonly executable: boolean }
  | { readonly kind: "link"; readonly at: string; readonly target: string }
  | { readonly kind: "other"; readonly what: string };

/** What stands in the way at a folder of the bundle; `undefined` = it is a folder. */
export type Folders = Map<string, Found | undefined>;

/**
 * Looks at `path` (relative, forward slashes) below the folder `out`. Whoever looks at many paths
 * at once hands in what is known of their folders.
 */
export function look(disk: Disk, out: string, path: string, folders: Folders = new Map()): Found {
  const folder = posix.dirname(path);
  const blocked = folder === "." ? undefined : lookAtFolder(disk, out, folder, folders);
  if (blocked !== undefined) return blocked;
  const full = join(out, path);
  const stat = lstat(disk, full);
  if (stat === undefined) return { kind: "absent" };
  return stat.isSymbolicLink()
    ? { kind: "link", at: path, target: disk.readlinkSync(full) }
    : lookAt(disk, full, stat);
}

function lookAtFolder(disk: Disk, out: string, at: string, folders: Folders): Found | undefined {
  if (folders.has(at)) return folders.get(at);
  const above = posix.dirname(at);
  const blocked =
    (above === "." ? undefined : lookAtFolder(disk, out, above, folders)) ??
    inTheWay(disk, join(out, at), at);
  folders.set(at, blocked);
  return blocked;
}

function inTheWay(disk: Disk, full: string, at: string): Found | undefined {
  const stat = lstat(disk, full);
  if (stat === undefined) return { kind: "absent" };
  if (stat.isSymbolicLink()) return { kind: "link", at, target: disk.readlinkSync(full) };
  return stat.isDirectory() ? undefined : { kind: "other", what: `"${at}" is not a folder` };
}

type Stat = ReturnType<Disk["lstatSync"]>;

function lookAt(disk: Disk, full: string, stat: NonNullable<Stat>): Found {
  if (!stat.isFile()) return { kind: "other", what: stat.isDirectory() ? "a folder" : "no file" };
  const text = withLf(disk.readFileSync(full).toString("utf8"));
  const executable = process.platform === "win32" || (Number(stat.mode) & 0o100) !== 0;
  return { kind: "file", text, executable };
}

function lstat(disk: Disk, full: string): Stat {
  try {
    // An exception for each of thousands of files that are not there yet costs more than the look.
    return disk.lstatSync(full, { throwIfNoEntry: false });
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Files that other programs leave in any folder; they are nobody's output. */
const LITTER = /^(?:\.git(?:attributes|ignore|keep)?|\.DS_Store|Thumbs\.db|desktop\.ini)$/u;

/** Everything below `out` that is not a folder, sorted, as paths with forward slashes. */
export function listFiles(disk: Disk, out: string): readonly string[] {
  if (lstat(disk, out) === undefined) return [];
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of disk.readdirSync(folder, { withFileTypes: true })) {
      const full = join(folder, entry.name);
      if (LITTER.test(entry.name) || entry.name.startsWith(STAGE)) continue;
      if (entry.isDirectory()) visit(full);
      else found.push(relative(out, full).split(sep).join("/"));
    }
  };
  visit(out);
  return found.sort();
}

/** Begin of the name of the folder in which a build lays its files ready. */
export const STAGE = ".gen-stage";
