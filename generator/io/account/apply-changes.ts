import { dirname, join, relative, sep } from "node:path";
import type { Change } from "../../provision/account-plan.ts";
import { SERVERS, SETTINGS } from "#client/account-paths";
import { foldersTo } from "../../provision/inside-path.ts";
import { type Disk, errorCode, reasonOf } from "../disk.ts";
import { type Journal, JOURNAL, takeBack } from "./journal.ts";
import type { Account } from "./open-account.ts";

/** Why nothing was changed. */
export interface ApplyFault {
  readonly path: string;
  readonly reason: string;
}

/**
 * Makes all changes or none, in the stage of a held lock: new files and copies of the old ones are
 * laid ready, what was read is read again, then the files are moved. `folders` may go when empty.
 */
export function applyChanges(
  disk: Disk,
  account: Account,
  stage: string,
  changes: readonly Change[],
  folders: readonly string[],
): ApplyFault | undefined {
  const ordered = inOrder(changes);
  const journal = journalOf(account, ordered, folders);
  let path = ".";
  try {
    for (const [index, change] of ordered.entries()) {
      path = change.path;
      layReady(disk, account, stage, index, change);
    }
    const changed = account.changedSince();
    if (changed !== undefined) return { path: changed, reason: CHANGED };
    disk.writeFileSync(join(stage, JOURNAL), `${JSON.stringify(journal)}\n`);
  } catch (error) {
    return faultOf(path, error);
  }
  try {
    for (const folder of journal.made) {
      path = folder;
      disk.mkdirSync(placeOf(account, folder));
    }
    for (const [index, change] of ordered.entries()) {
      path = change.path;
      if (account.changedSince([path]) !== undefined) throw new ChangedError();
      move(disk, account, stage, index, change);
    }
    removeEmpty(disk, account, journal.gone);
    // From here on the run is done: without a journal nobody takes it back.
    path = relative(account.root, stage).split(sep).join("/");
    disk.rmSync(join(stage, JOURNAL));
  } catch (error) {
    takeBack(disk, account, stage, journal);
    return faultOf(path, error);
  }
  return undefined;
}

const CHANGED = "it was changed by somebody else while this run was reading";

class ChangedError extends Error {}

/** Trouble of the account's is told; anything else is a mistake of ours and goes on as such. */
function faultOf(path: string, error: unknown): ApplyFault {
  if (error instanceof ChangedError) return { path, reason: CHANGED };
  if (errorCode(error) === undefined) throw error;
  return { path, reason: reasonOf(error) };
}

/** Scripts are there before a handler names them, and go after none does. */
function inOrder(changes: readonly Change[]): readonly Change[] {
  const rank = ({ path, after }: Change): number => {
    if (path === SETTINGS || path === SERVERS) return 1;
    return after === undefined ? 2 : 0;
  };
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

function journalOf(
  account: Account,
  changes: readonly Change[],
  folders: readonly string[],
): Journal {
  const made = changes.filter(({ after }) => after !== undefined);
  const needed = new Set(made.flatMap(({ path }) => foldersTo(path)));
  return {
    steps: changes.map(({ path, before, after }) => ({
      path,
      had: before !== undefined,
      has: after !== undefined,
    })),
    made: [...needed].filter((folder) => !account.hasFolder(folder)).sort(),
    gone: folders.filter((folder) => account.hasFolder(folder)),
  };
}

function layReady(
  disk: Disk,
  account: Account,
  stage: string,
  index: number,
  { path, before, after }: Change,
): void {
  const place = placeOf(account, path);
  const mode = before === undefined ? 0o644 : Number(disk.lstatSync(place).mode) & 0o777;
  if (before !== undefined) {
    write(disk, join(stage, "old", String(index)), before.text, mode);
  }
  if (after !== undefined) {
    const wanted = after.executable ? mode | 0o111 : mode & ~0o111;
    write(disk, join(stage, "new", String(index)), after.text, wanted);
  }
}

function write(disk: Disk, path: string, text: string, mode: number): void {
  disk.mkdirSync(dirname(path), { recursive: true });
  disk.writeFileSync(path, text, { flag: "wx" });
  disk.chmodSync(path, mode);
}

function move(
  disk: Disk,
  account: Account,
  stage: string,
  index: number,
  { path, after }: Change,
): void {
  const place = placeOf(account, path);
  if (after === undefined) disk.rmSync(place);
  else disk.renameSync(join(stage, "new", String(index)), place);
}

function placeOf(account: Account, path: string): string {
  const place = account.real(path);
  if (place === undefined) throw new ChangedError();
  return place;
}

/** Removes those of the folders that are there and empty. */
export function removeEmpty(disk: Disk, account: Account, folders: readonly string[]): void {
  for (const folder of folders) {
    const place = account.real(folder);
    if (place === undefined || !disk.existsSync(place)) continue;
    if (disk.readdirSync(place).length === 0) disk.rmdirSync(place);
  }
}
