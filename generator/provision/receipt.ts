import { isObject } from "#runtime/json-object";
import type { Packaging } from "#plan/plan";
import type { Markers } from "./find-block.ts";
import { HOOKS, SERVERS, SETTINGS } from "#client/account-paths";
import { isInsidePath } from "./inside-path.ts";
import type { Ledger } from "./ledger.ts";
import type { UndoEdit } from "./undo.ts";

/** What runs of `gen provision` have added to an account. */
export interface Receipt {
  readonly receipt: 1;
  /** Name of the spec. */
  readonly name: string;
  readonly packaging: Packaging;
  readonly files: readonly ReceiptFile[];
  readonly edited: readonly ReceiptEdit[];
  /** Folders that were not there before. */
  readonly folders: readonly string[];
  readonly scripts: readonly string[];
  readonly state: readonly string[];
}

/** A file that is ours as a whole. */
export interface ReceiptFile {
  readonly path: string;
  /** Of the content with LF line ends. */
  readonly sha256: string;
  /** Text of the user's own file that was overwritten by force. */
  readonly before?: string;
}

/** A file of the user's that we edited. */
export interface ReceiptEdit {
  readonly path: string;
  /** Of the exact text after the edit: as long as it is this, `undo` gives the text before. */
  readonly sha256: string;
  /** There was no such file. */
  readonly created: boolean;
  /** Absent when the text before the first run cannot be had back; empty for a created file. */
  readonly undo?: readonly UndoEdit[];
  readonly ledger?: Ledger;
  readonly blocks?: readonly (Markers & { readonly name: string })[];
}

/** The receipt as text: one form, no dates. */
export function receiptText(receipt: Receipt): string {
  return `${JSON.stringify(receipt, null, 2)}\n`;
}

/**
 * Reads a receipt. Anybody may have written it, and files are removed on its word: paths that no run
 * writes to are refused, and with one the whole.
 */
export function readReceipt(text: string): Receipt | { readonly reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: "it is not JSON" };
  }
  if (!isObject(value) || value["receipt"] !== 1) return { reason: "it is of another version" };
  return isReceipt(value) ? value : { reason: "it is not what `gen provision` writes" };
}

function isReceipt(value: unknown): value is Receipt {
  return (
    isObject(value) &&
    typeof value["name"] === "string" &&
    (value["packaging"] === "project" || value["packaging"] === "plugin") &&
    isListOf(value["files"], isFile) &&
    isListOf(value["edited"], isEdit) &&
    isListOf(value["folders"], isInsidePath) &&
    isListOf(value["scripts"], isScript) &&
    isListOf(value["state"], isState)
  );
}

function isFile(value: unknown): boolean {
  return (
    isObject(value) &&
    isOwnPath(value["path"]) &&
    isSha(value["sha256"]) &&
    (value["before"] === undefined || typeof value["before"] === "string")
  );
}

function isEdit(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { path, sha256, created, undo, ledger, blocks } = value;
  return (
    isEditedPath(path, blocks) &&
    isSha(sha256) &&
    typeof created === "boolean" &&
    (undo === undefined || isListOf(undo, isUndo)) &&
    (ledger === undefined || isLedger(ledger)) &&
    (blocks === undefined || isListOf(blocks, isMarkers))
  );
}

function isLedger(value: unknown): boolean {
  if (!isObject(value)) return false;
  const hasPath = (one: unknown): boolean => isObject(one) && isListOf(one["path"], isText);
  const isMember = (one: unknown): boolean => isObject(one) && hasPath(one) && isText(one["value"]);
  return (
    isListOf(value["values"], hasPath) &&
    isListOf(value["members"], isMember) &&
    isListOf(value["created"], (path) => isListOf(path, isText))
  );
}

function isMarkers(value: unknown): boolean {
  if (!isObject(value)) return false;
  const isComment = (text: unknown): boolean => isText(text) && /^<!-- .+ -->$/u.test(text);
  return isText(value["name"]) && isComment(value["begin"]) && isComment(value["end"]);
}

function isUndo(value: unknown): boolean {
  if (!isObject(value)) return false;
  const isCount = (one: unknown): boolean => Number.isSafeInteger(one) && Number(one) >= 0;
  return isCount(value["at"]) && isCount(value["length"]) && isText(value["text"]);
}

/** A place that files of ours have in an account. */
function isOwnPath(path: unknown): boolean {
  return isInsidePath(path) && /^\.claude\/(?:agents|hooks|skills)\//u.test(path);
}

/** Settings, servers, or a document that has a block of ours; never a script, never other settings. */
function isEditedPath(path: unknown, blocks: unknown): boolean {
  if (path === SETTINGS || path === SERVERS) return blocks === undefined;
  return (
    isInsidePath(path) &&
    Array.isArray(blocks) &&
    blocks.length > 0 &&
    !path.startsWith(`${HOOKS}/`) &&
    !path.endsWith(".json")
  );
}

function isScript(name: unknown): boolean {
  return isText(name) && /^[\w-][\w.-]*\.mjs$/u.test(name);
}

function isState(path: unknown): boolean {
  return isText(path) && /^\.claude\/enforcement-[\w-]+\.json$/u.test(path);
}

function isSha(value: unknown): boolean {
  return isText(value) && /^[0-9a-f]{64}$/u.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isListOf(value: unknown, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}
