import { dirname, join, posix } from "node:path";
import type { VirtualFile } from "../emit/virtual-file.ts";
import { type Disk, reasonOf } from "./disk.ts";
import { MANIFEST } from "./manifest.ts";
import { STAGE } from "./out-folder.ts";

/** What is to happen to the folder of a bundle. */
export interface Changes {
  readonly write: readonly VirtualFile[];
  /** Paths below the folder. */
  readonly remove: readonly string[];
}

/** Where writing failed, and why; the old bundle stands as it was. */
export interface WriteFault {
  readonly path: string;
  readonly reason: string;
}

/**
 * Writes a bundle as one step: every file is laid ready beside its place, then moved there, the
 * manifest last. When a step fails, all earlier ones are taken back and the fault is returned.
 */
export function writeBundle(disk: Disk, out: string, changes: Changes): WriteFault | undefined {
  const undo: (() => void)[] = [];
  const stage = join(out, STAGE);
  const there = new Set<string>();
  let path = out;
  try {
    for (const folder of missingFolders(disk, out, there)) {
      disk.mkdirSync(folder);
      undo.push(() => disk.rmdirSync(folder));
    }
    disk.rmSync(stage, { recursive: true, force: true });
    undo.push(() => disk.rmSync(stage, { recursive: true, force: true }));
    for (const file of changes.write) {
      path = join(out, file.path);
      layReady(disk, join(stage, "new", file.path), file, there);
    }
    for (const gone of changes.remove) {
      path = join(out, gone);
      setAside(disk, out, gone, undo);
    }
    for (const file of manifestLast(changes.write)) {
      path = join(out, file.path);
      moveIn(disk, out, file.path, undo, there);
    }
  } catch (error) {
    takeBack(undo);
    return { path, reason: reasonOf(error) };
  }
  disk.rmSync(stage, { recursive: true, force: true });
  removeEmptyFolders(disk, out, changes.remove);
  return undefined;
}

/** `there`: folders that are known to exist. */
function layReady(disk: Disk, staged: string, file: VirtualFile, there: Set<string>): void {
  const folder = dirname(staged);
  if (!there.has(folder)) disk.mkdirSync(folder, { recursive: true });
  there.add(folder);
  disk.writeFileSync(staged, file.content, { flag: "wx" });
  disk.chmodSync(staged, file.executable ? 0o755 : 0o644);
}

/** Moves an old file out of the way, to where it can be fetched back from. */
function setAside(disk: Disk, out: string, path: string, undo: (() => void)[]): void {
  const place = join(out, path);
  const aside = join(out, STAGE, "old", path);
  disk.mkdirSync(dirname(aside), { recursive: true });
  disk.renameSync(place, aside);
  undo.push(() => disk.renameSync(aside, place));
}

function moveIn(
  disk: Disk,
  out: string,
  path: string,
  undo: (() => void)[],
  there: Set<string>,
): void {
  const place = join(out, path);
  for (const folder of missingFolders(disk, dirname(place), there)) {
    disk.mkdirSync(folder);
    undo.push(() => disk.rmdirSync(folder));
  }
  if (disk.existsSync(place)) {
    // Kept as a copy, so that the name never points to nothing: a hook may be started right now.
    const aside = join(out, STAGE, "old", path);
    disk.mkdirSync(dirname(aside), { recursive: true });
    disk.writeFileSync(aside, disk.readFileSync(place));
    disk.chmodSync(aside, disk.lstatSync(place).mode);
    undo.push(() => disk.renameSync(aside, place));
  } else {
    undo.push(() => disk.rmSync(place, { force: true }));
  }
  disk.renameSync(join(out, STAGE, "new", path), place);
}

function manifestLast(files: readonly VirtualFile[]): readonly VirtualFile[] {
  const isManifest = (file: VirtualFile): boolean => file.path === MANIFEST;
  return [...files.filter((file) => !isManifest(file)), ...files.filter(isManifest)];
}

/**
 * Folders on the way to `folder`, itself included, that are not there; outermost first. Whoever
 * asks makes them, so that they are `there` from then on.
 */
function missingFolders(disk: Disk, folder: string, there: Set<string>): readonly string[] {
  if (there.has(folder)) return [];
  there.add(folder);
  if (disk.existsSync(folder)) return [];
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...missingFolders(disk, parent, there), folder];
}

/** Takes steps back, last first; one that fails must not keep the others from it. */
function takeBack(undo: (() => void)[]): void {
  for (const step of undo.toReversed()) {
    try {
      step();
    } catch {
      // Nothing better can be done than to take back the rest.
    }
  }
}

function removeEmptyFolders(disk: Disk, out: string, removed: readonly string[]): void {
  for (const path of removed) {
    for (let folder = posix.dirname(path); folder !== "."; folder = posix.dirname(folder)) {
      const full = join(out, folder);
      if (disk.existsSync(full) && disk.readdirSync(full).length === 0) disk.rmdirSync(full);
    }
  }
}
