/**
 * The whole run as a list of changes: what the account is to look like, from what it looks like now,
 * the bundle, and the receipt of earlier runs. Without a bundle everything of ours goes.
 */
import { isObject } from "#runtime/json-object";
import { type AccountBundle } from "./account-bundle.ts";
import { RECEIPT, SERVERS, SETTINGS } from "#client/account-paths";
import type {
  AccountPlan,
  Change,
  Found,
  LookAt,
  PlanInput,
  PlannedEdit,
  PlannedFile,
} from "./account-plan.ts";
import { readJson } from "../json/read-json.ts";
import { registeredIn } from "./merge-hooks.ts";
import { foldersTo } from "./inside-path.ts";
import { NOTHING_WANTED } from "./merge-json.ts";
import { planDocument } from "./plan-document.ts";
import { planFile, planStaleFile } from "./plan-file.ts";
import { planJson } from "./plan-json.ts";
import { type Receipt, receiptText } from "./receipt.ts";
import { settingsFaults } from "./settings-shape.ts";
import { serversFaults } from "./start-json.ts";

/** What the run works towards. */
export interface AccountGoal {
  /** Absent = take everything out. */
  readonly bundle: AccountBundle | undefined;
  /** Scripts that a bundle at hand knows, for accounts without a receipt. */
  readonly scripts: readonly string[];
  /** Without a receipt: an earlier run, or a script, has put this bundle there before. */
  readonly isKnown: boolean;
  /** Whether a folder of the account is there. */
  readonly hasFolder: (path: string) => boolean;
}

/** Plans a run; when there is a fault or a conflict, no change is to be made. */
export function planAccount(goal: AccountGoal, input: PlanInput): AccountPlan {
  const { bundle } = goal;
  const files = planFiles(goal, input);
  const edits = planEdits(goal, input);
  const parts = [...files, ...edits];
  const found = collect(parts);
  const changes = parts.flatMap(({ change }) => (change === undefined ? [] : [change]));
  const isStopped = found.faults.length + found.conflicts.length > 0;
  const folders = newFolders(changes, goal, input.receipt);
  const receipt = bundle && receiptOf(bundle, files, edits, folders, input.receipt);
  const all = [...changes, ...stateChanges(goal, input), ...receiptChange(receipt, input.look)];
  const touched = new Set(all.map(({ path }) => path));
  return {
    ...found,
    notes: isStopped ? [] : [...found.notes, ...settingsNotes(goal, input)],
    changes: isStopped ? [] : all,
    kept: [...new Set(pathsOf(goal, input.receipt))].filter((path) => !touched.has(path)).sort(),
    folders: (input.receipt?.folders ?? []).toReversed(),
  };
}

function planFiles(goal: AccountGoal, input: PlanInput): readonly PlannedFile[] {
  const wanted = goal.bundle?.files ?? [];
  const stale = (input.receipt?.files ?? []).filter(
    ({ path }) => !wanted.some((file) => file.path === path),
  );
  return [
    ...wanted.map((file) => planFile(file, goal.isKnown, input)),
    ...stale.map((file) => planStaleFile(file, input)),
  ];
}

function planEdits(
  { bundle, scripts: known }: AccountGoal,
  input: PlanInput,
): readonly PlannedEdit[] {
  const scripts = new Set([...known, ...(input.receipt?.scripts ?? [])]);
  const settings = {
    path: SETTINGS,
    wanted: bundle?.settings ?? NOTHING_WANTED,
    faults: settingsStops,
  };
  const servers = {
    path: SERVERS,
    wanted: bundle?.servers ?? NOTHING_WANTED,
    faults: serversFaults,
  };
  const blocks = bundle?.blocks ?? [];
  const documents = new Set([
    ...blocks.map(({ document }) => document),
    ...(input.receipt?.edited ?? []).filter((one) => one.blocks).map(({ path }) => path),
  ]);
  return [
    planJson({ ...settings, scripts }, input),
    planJson({ ...servers, scripts: new Set() }, input),
    ...[...documents].map((path) =>
      planDocument(
        path,
        blocks.filter(({ document }) => document === path),
        input,
      ),
    ),
  ];
}

/** A single handler that the client would drop elsewhere is the user's matter; doctor names it. */
function settingsStops(value: unknown): ReturnType<typeof settingsFaults> {
  return settingsFaults(value).filter(({ dropsFile, path }) => dropsFile || path.length <= 2);
}

/** What in the user's own settings bears on ours and is left as it is. */
function settingsNotes({ bundle, scripts }: AccountGoal, { look }: PlanInput): readonly string[] {
  const there = look(SETTINGS);
  const read = there.kind === "file" ? readJson(there.text) : undefined;
  if (bundle === undefined || read === undefined || "fault" in read) return [];
  const value: unknown = JSON.parse(read.body);
  const isOff = isObject(value) && value["disableAllHooks"] === true;
  const wrappers = registeredIn(value, new Set(scripts)).filter(({ kind }) => kind === "wrapper");
  return [
    ...(isOff ? [`"disableAllHooks" in ${SETTINGS} switches every hook off, ours too.`] : []),
    ...wrappers.map(
      ({ script, event }) =>
        `A command of yours on ${event} runs ${script} too; it is left as it is.`,
    ),
  ];
}

function collect(parts: readonly Partial<Found>[]): Found {
  return {
    faults: parts.flatMap(({ faults = [] }) => faults),
    conflicts: parts.flatMap(({ conflicts = [] }) => conflicts),
    left: parts.flatMap(({ left = [] }) => left),
    skipped: parts.flatMap(({ skipped = [] }) => skipped),
    notes: parts.flatMap(({ notes = [] }) => notes),
  };
}

function newFolders(
  changes: readonly Change[],
  { hasFolder }: AccountGoal,
  old: Receipt | undefined,
): readonly string[] {
  const made = changes.filter(({ before }) => before === undefined).map(({ path }) => path);
  const missing = [...made, RECEIPT].flatMap(foldersTo).filter((path) => !hasFolder(path));
  return [...new Set([...(old?.folders ?? []), ...missing])].sort();
}

function receiptOf(
  bundle: AccountBundle,
  files: readonly PlannedFile[],
  edits: readonly PlannedEdit[],
  folders: readonly string[],
  old: Receipt | undefined,
): Receipt {
  const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
    a.path < b.path ? -1 : 1;
  return {
    receipt: 1,
    name: bundle.name,
    packaging: bundle.packaging,
    files: files.flatMap(({ receipt }) => receipt ?? []).sort(byPath),
    edited: edits.flatMap(({ receipt }) => receipt ?? []).sort(byPath),
    folders,
    scripts: [...new Set([...(old?.scripts ?? []), ...bundle.scripts])].sort(),
    state: [...new Set([...(old?.state ?? []), ...bundle.state])].sort(),
  };
}

function receiptChange(receipt: Receipt | undefined, look: LookAt): readonly Change[] {
  const there = look(RECEIPT);
  const before = there.kind === "file" ? { text: there.text, executable: false } : undefined;
  const after = receipt && { text: receiptText(receipt), executable: false };
  if (before?.text === after?.text) return [];
  return [{ path: RECEIPT, ...(before && { before }), ...(after && { after }) }];
}

/** What hooks wrote while they ran goes with the last of ours. */
function stateChanges({ bundle }: AccountGoal, { receipt, look }: PlanInput): readonly Change[] {
  if (bundle !== undefined) return [];
  return (receipt?.state ?? []).flatMap((path) => {
    const there = look(path);
    if (there.kind !== "file") return [];
    return [{ path, before: { text: there.text, executable: there.executable } }];
  });
}

function pathsOf({ bundle }: AccountGoal, receipt: Receipt | undefined): readonly string[] {
  return [
    ...(bundle?.files ?? []).map(({ path }) => path),
    ...(receipt?.files ?? []).map(({ path }) => path),
    ...(receipt?.edited ?? []).map(({ path }) => path),
  ];
}
