import { dirname, join } from "node:path";
import { type Disk, errorCode, reasonOf } from "./disk.ts";

/** A file to be made, or, with `before`, one to be replaced that holds exactly that text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
  readonly executable?: boolean;
  readonly before?: string;
}

/** Where writing failed and why; nothing of it is left. */
export interface NewFault {
  readonly path: string;
  readonly reason: string;
}

/** Which of the files cannot be made because something stands there. Links count, wherever they lead. */
export function inTheWay(disk: Disk, folder: string, files: readonly NewFile[]): readonly string[] {
  return files
    .filter(({ path, before }) => {
      const kind = kindAt(disk, join(folder, path));
      return before === undefined ? kind !== "nothing" : kind !== "file";
    })
    .map(({ path }) => path);
}

function kindAt(disk: Disk, path: string): "nothing" | "file" | "other" {
  const stat = disk.lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return "nothing";
  return stat.isFile() ? "file" : "other";
}

/** Writes all files below `folder`, or none: what was made before a fault is taken back. */
export function writeNew(
  disk: Disk,
  folder: string,
  files: readonly NewFile[],
): NewFault | undefined {
  const undo: (() => void)[] = [];
  for (const { path, text, executable = false, before } of files) {
    const full = join(folder, path);
    try {
      makeFolders(disk, dirname(full), undo);
      const fresh = before === undefined;
      if (!fresh) undo.push(() => disk.writeFileSync(full, before));
      disk.writeFileSync(full, text, fresh ? { flag: "wx" } : {});
      if (fresh) undo.push(() => disk.rmSync(full));
      if (executable) disk.chmodSync(full, 0o755);
    } catch (error) {
      takeBack(undo);
      if (errorCode(error) === undefined) throw error;
      return { path, reason: reasonOf(error) };
    }
  }
  return undefined;
}

/** Takes steps back, last first; one that fails must not keep the others from it. */
function takeBack(undo: readonly (() => void)[]): void {
  for (const step of undo.toReversed()) {
    try {
      step();
    } catch {
      // Nothing better can be done than to take back the rest.
    }
  }
}

function makeFolders(disk: Disk, folder: string, undo: (() => void)[]): void {
  if (disk.existsSync(folder)) return;
  makeFolders(disk, dirname(folder), undo);
  disk.mkdirSync(folder);
  undo.push(() => disk.rmdirSync(folder));
}
