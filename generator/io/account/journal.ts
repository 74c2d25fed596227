/** What a run is about to do, written down before it starts, so that it can be taken back halfway. */
import { join } from "node:path";
import { isInsidePath } from "../../provision/inside-path.ts";
import { isRecord } from "../../provision/json-text.ts";
import type { Disk } from "../disk.ts";
import type { Account } from "./open-account.ts";

export interface Journal {
  /** In the order of the run; the copy of what was there lies at `old/<index>`. */
  readonly steps: readonly { readonly path: string; readonly had: boolean }[];
  /** Folders made, outermost first. */
  readonly folders: readonly string[];
}

export const JOURNAL = "journal.json";

/** Takes back what a run has done, as far as it got; done twice it does no more. */
export function takeBack(disk: Disk, account: Account, stage: string, journal: Journal): void {
  for (const [index, { path, had }] of [...journal.steps.entries()].toReversed()) {
    const place = account.real(path);
    if (place === undefined) continue;
    const copy = join(stage, "old", String(index));
    attempt(() => {
      if (!had) disk.rmSync(place, { force: true });
      else if (disk.existsSync(copy)) disk.renameSync(copy, place);
    });
  }
  for (const folder of journal.folders.toReversed()) {
    const place = account.real(folder);
    if (place !== undefined) attempt(() => disk.rmdirSync(place));
  }
}

/** One step that fails must not keep the others from being taken back. */
function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // Nothing better can be done than to take back the rest.
  }
}

/** Takes back runs that ended in the middle, and removes what they left. */
export function recover(disk: Disk, account: Account, interrupted: readonly string[]): void {
  for (const folder of interrupted) {
    const path = join(folder, JOURNAL);
    const journal = disk.existsSync(path) ? parse(disk.readFileSync(path, "utf8")) : undefined;
    if (journal !== undefined) takeBack(disk, account, folder, journal);
    disk.rmSync(folder, { recursive: true, force: true });
  }
}

/** A journal that was not finished, or is not ours, stands for a run that had not begun to move. */
function parse(text: string): Journal | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJournal(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isJournal(value: unknown): value is Journal {
  if (!isRecord(value)) return false;
  const { steps, folders } = value;
  const isStep = (step: unknown): boolean =>
    isRecord(step) && isInsidePath(step["path"]) && typeof step["had"] === "boolean";
  return (
    Array.isArray(steps) &&
    steps.every(isStep) &&
    Array.isArray(folders) &&
    folders.every(isInsidePath)
  );
}
