/** What a run is about to do, written down before it starts, so that it can be taken back halfway. */
import { join } from "node:path";
import { isObject } from "#runtime/json-object";
import { isInsidePath } from "../../provision/inside-path.ts";
import { type Disk, errorCode } from "../disk.ts";
import type { Account } from "./open-account.ts";

export interface Journal {
  /** In the order of the run; the copy of what was there lies at `old/<index>`, what comes at `new/<index>`. */
  readonly steps: readonly Step[];
  /** Folders made, outermost first. */
  readonly made: readonly string[];
  /** Folders that may go, innermost first. */
  readonly gone: readonly string[];
}

interface Step {
  readonly path: string;
  /** Whether there was a file before, and is one after. */
  readonly had: boolean;
  readonly has: boolean;
}

export const JOURNAL = "journal.json";

/**
 * Takes back what a run has done, as far as it got; done twice it does no more. Only when all of it
 * is back does the journal go: until then the stage holds the only copies.
 */
export function takeBack(disk: Disk, account: Account, stage: string, journal: Journal): boolean {
  const inPlace = (folder: string, step: (place: string) => void): boolean => {
    const place = account.real(folder);
    return place === undefined || attempt(() => step(place));
  };
  const results = [
    ...journal.gone
      .toReversed()
      .map((folder) => inPlace(folder, (place) => disk.mkdirSync(place, { recursive: true }))),
    ...[...journal.steps.entries()]
      .toReversed()
      .map(([index, step]) => attempt(() => takeStepBack(disk, account, stage, index, step))),
    ...journal.made.toReversed().map((folder) =>
      inPlace(folder, (place) => {
        if (disk.existsSync(place) && disk.readdirSync(place).length === 0) disk.rmdirSync(place);
      }),
    ),
  ];
  return (
    results.every(Boolean) && attempt(() => disk.rmSync(join(stage, JOURNAL), { force: true }))
  );
}

function takeStepBack(
  disk: Disk,
  account: Account,
  stage: string,
  index: number,
  { path, had, has }: Step,
): void {
  const place = account.real(path);
  if (place === undefined) return;
  const copy = join(stage, "old", String(index));
  // Not done yet: what lies there may be somebody's newest work.
  const isDone = has
    ? !disk.existsSync(join(stage, "new", String(index)))
    : !disk.existsSync(place);
  if (!isDone) return;
  if (!had) disk.rmSync(place, { force: true });
  else if (disk.existsSync(copy)) disk.renameSync(copy, place);
}

/** One step that fails must not keep the others from being taken back. */
function attempt(step: () => void): boolean {
  try {
    step();
    return true;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
}

/** Takes back runs that ended in the middle and removes what they left; the first that cannot be. */
export function recover(
  disk: Disk,
  account: Account,
  interrupted: readonly string[],
): string | undefined {
  return interrupted.find((folder) => {
    const path = join(folder, JOURNAL);
    const journal = disk.existsSync(path) ? parse(disk.readFileSync(path, "utf8")) : undefined;
    if (journal !== undefined && !takeBack(disk, account, folder, journal)) return true;
    disk.rmSync(folder, { recursive: true, force: true });
    return false;
  });
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
  if (!isObject(value)) return false;
  const { steps, made, gone } = value;
  const isStep = (step: unknown): boolean =>
    isObject(step) &&
    isInsidePath(step["path"]) &&
    typeof step["had"] === "boolean" &&
    typeof step["has"] === "boolean";
  const arePaths = (list: unknown): boolean => Array.isArray(list) && list.every(isInsidePath);
  return Array.isArray(steps) && steps.every(isStep) && arePaths(made) && arePaths(gone);
}
