/**
 * The way back from a text after our edits to the text before, as a list of small replacements: kept
 * in the receipt, so that taking everything out again gives the very bytes that were there.
 */
import { diffLines } from "diff";

/** Replace `length` characters of the text after, from `at` on, by `text`. Sorted, not overlapping. */
export interface UndoEdit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** Edits that make `before` out of `after`; they hold none of the lines that both have. */
export function undoOf(before: string, after: string): readonly UndoEdit[] {
  const edits: UndoEdit[] = [];
  let at = 0;
  let open: { readonly at: number; added: string; removed: string } | undefined;
  const close = (): void => {
    if (open !== undefined) edits.push(trimmed(open.at, open.added, open.removed));
    open = undefined;
  };
  for (const { value, added, removed } of diffLines(before, after)) {
    if (!added && !removed) {
      close();
      at += value.length;
      continue;
    }
    open ??= { at, added: "", removed: "" };
    if (removed) open.removed += value;
    if (added) {
      open.added += value;
      at += value.length;
    }
  }
  close();
  return edits;
}

/** Leaves out what both sides begin and end with: a line of the user's may hold a secret. */
function trimmed(at: number, after: string, before: string): UndoEdit {
  const shorter = Math.min(after.length, before.length);
  let head = 0;
  while (head < shorter && after[head] === before[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && after.at(-1 - tail) === before.at(-1 - tail)) tail += 1;
  return {
    at: at + head,
    length: after.length - head - tail,
    text: before.slice(head, before.length - tail),
  };
}

/** Applies the edits; `undefined` when they do not fit the text. */
export function applyUndo(after: string, edits: readonly UndoEdit[]): string | undefined {
  let out = "";
  let from = 0;
  for (const { at, length, text } of edits) {
    if (at < from || at + length > after.length) return undefined;
    out += after.slice(from, at) + text;
    from = at + length;
  }
  return out + after.slice(from);
}
