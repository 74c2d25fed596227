import type { VirtualFile } from "../emit/virtual-file.ts";
import type { Disk } from "./disk.ts";
import { sha256 } from "#plan/sha256";
import { type Entry, MANIFEST, type Manifest, readManifest } from "./manifest.ts";
import { type Folders, type Found, listFiles, look } from "./out-folder.ts";

/** How one file of the bundle stands to what the spec makes of it. */
export type State =
  /** Same content and mode; other line ends count as the same. */
  | "same"
  /** Not there. */
  | "missing"
  /** As the last build wrote it, but the spec says something else now. */
  | "changed"
  /** Neither what the spec says nor what the last build wrote. */
  | "edited"
  /** Same content, wrong executable bit. */
  | "mode"
  /** There, and the last build wrote it, but the spec makes no such file any more. */
  | "orphan"
  /** There, and no build has written it. */
  | "stray"
  /** A symbolic link, or below one; or a folder where a file belongs. */
  | "blocked";

/** One path of the bundle, on disk and in the spec. */
export interface Item {
  readonly path: string;
  readonly state: State;
  readonly found: Found;
  /** What the spec makes; absent for orphans and strays. */
  readonly file?: VirtualFile;
  /** What the last build wrote down about it. */
  readonly entry?: Entry;
}

/** The whole comparison, sorted by path; `manifest` is the old one, `undefined` when there is none. */
export interface Comparison {
  readonly items: readonly Item[];
  readonly manifest: Manifest | undefined;
}

/** Holds the folder `out` against `files`, the manifest among them. Reads only. */
export function compare(disk: Disk, out: string, files: readonly VirtualFile[]): Comparison {
  const manifest = oldManifest(disk, out);
  const entries = manifest !== undefined && "entries" in manifest ? manifest.entries : [];
  const known = new Map(entries.map((entry) => [entry.path, entry]));
  // A link in the place of a folder is reported with the files that belong below it.
  const made = new Set(files.flatMap(({ path }) => [path, ...foldersOf(path)]));
  const folders: Folders = new Map();
  const items = files.map((file) =>
    itemOf(file, look(disk, out, file.path, folders), known.get(file.path)),
  );
  for (const path of listFiles(disk, out)) {
    if (made.has(path)) continue;
    const entry = known.get(path);
    const state = entry === undefined ? "stray" : "orphan";
    items.push({ path, state, found: look(disk, out, path), ...(entry && { entry }) });
  }
  return { items: items.sort((a, b) => (a.path < b.path ? -1 : 1)), manifest };
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

function oldManifest(disk: Disk, out: string): Manifest | undefined {
  const found = look(disk, out, MANIFEST);
  if (found.kind === "absent") return undefined;
  return found.kind === "file" ? readManifest(found.text) : { reason: "it is not a plain file" };
}

function itemOf(file: VirtualFile, found: Found, entry: Entry | undefined): Item {
  return {
    path: file.path,
    file,
    found,
    state: stateOf(file, found, entry),
    ...(entry && { entry }),
  };
}

function stateOf(file: VirtualFile, found: Found, entry: Entry | undefined): State {
  if (found.kind === "absent") return "missing";
  if (found.kind !== "file") return "blocked";
  if (found.text === file.content) {
    return found.executable === file.executable || process.platform === "win32" ? "same" : "mode";
  }
  // The manifest cannot list itself: one that can be read is taken for the last build's own.
  if (file.path === MANIFEST) return "entries" in readManifest(found.text) ? "changed" : "edited";
  return entry?.sha256 === sha256(found.text) ? "changed" : "edited";
}

/**
 * Whether a person's work would be lost if the file were replaced or removed. A manifest is nobody's
 * work: it only repeats what the other files say.
 */
export function isByHand({ path, state, found, entry }: Item): boolean {
  if (path === MANIFEST || found.kind !== "file") return false;
  if (state === "edited" || state === "stray") return true;
  return state === "orphan" && entry?.sha256 !== sha256(found.text);
}
