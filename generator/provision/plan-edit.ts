/** What every edit of a user's file has in common: the text it starts from, and the way back. */
import { sha256 } from "#plan/sha256";
import type { Content, PlanInput, PlannedEdit } from "./account-plan.ts";
import type { ReceiptEdit } from "./receipt.ts";
import { applyUndo, undoOf } from "./undo.ts";

/** Where an edit starts. */
export interface EditBase {
  readonly path: string;
  /** What lies there now. */
  readonly before: Content | undefined;
  /** What the edit is made on; `undefined` = without us there is no such file. */
  readonly text: string | undefined;
  /** `text` is as it was before the first run: nothing of ours is in it, and it can be given back. */
  readonly isOriginal: boolean;
  readonly old: ReceiptEdit | undefined;
}

/**
 * Starts from the original as long as nobody has touched the file since our last edit: the same
 * bundle then gives the same bytes, and a new bundle leaves nothing of the old one behind.
 */
export function editBase(
  path: string,
  input: PlanInput,
): EditBase | { readonly stop: PlannedEdit } {
  const there = input.look(path);
  if (there.kind === "unusable") {
    return { stop: { faults: [{ path, message: there.reason, help: "Put a plain file there." }] } };
  }
  const old = input.receipt?.edited.find((one) => one.path === path);
  if (there.kind === "absent") {
    return { path, before: undefined, text: undefined, isOriginal: true, old };
  }
  const before = { text: there.text, executable: there.executable };
  const original = originalOf(there.text, old);
  return { path, before, old, ...(original ?? { text: there.text, isOriginal: false }) };
}

function originalOf(
  text: string,
  old: ReceiptEdit | undefined,
): Pick<EditBase, "text" | "isOriginal"> | undefined {
  if (old?.undo === undefined || sha256(text) !== old.sha256) return undefined;
  if (old.created) return { text: undefined, isOriginal: true };
  const original = applyUndo(text, old.undo);
  return original === undefined ? undefined : { text: original, isOriginal: true };
}

/** The change from what is there now to `text`; `undefined` = the file goes. */
export function editedTo(
  { path, before }: EditBase,
  text: string | undefined,
): Pick<PlannedEdit, "change"> {
  if (before?.text === text) return {};
  const executable = before?.executable ?? false;
  const after = text === undefined ? {} : { after: { text, executable } };
  return { change: { path, ...(before && { before }), ...after } };
}

/** The edit to `text` with its entry in the receipt; `hadOurs` = the text it starts from held entries of ours. */
export function recorded(
  base: EditBase,
  text: string,
  hadOurs: boolean,
  extra: Pick<ReceiptEdit, "ledger" | "blocks">,
): PlannedEdit {
  const { path, before, old, isOriginal } = base;
  // A file that the user has edited and that needs nothing keeps its entry: they may take the edit back.
  if (text === before?.text && old !== undefined && !isOriginal) return { receipt: old };
  const canGoBack = isOriginal || (old === undefined && !hadOurs);
  const back = canGoBack ? wayBack(base.text, text) : { created: old?.created ?? false };
  return {
    ...editedTo(base, text),
    receipt: { path, sha256: sha256(text), ...back, ...extra },
  };
}

function wayBack(before: string | undefined, after: string): Pick<ReceiptEdit, "created" | "undo"> {
  return before === undefined
    ? { created: true, undo: [] }
    : { created: false, undo: undoOf(before, after) };
}
