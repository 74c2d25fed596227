import type { AccountBlock } from "./account-bundle.ts";
import type { PlanInput, PlannedEdit, Problem } from "./account-plan.ts";
import type { Markers } from "./find-block.ts";
import {
  hasBlock,
  type MergedDocument,
  newDocument,
  placeBlock,
  removeBlock,
} from "./merge-document.ts";
import { type EditBase, editBase, editedTo, recorded } from "./plan-edit.ts";
import type { ReceiptEdit } from "./receipt.ts";

type OldBlocks = NonNullable<ReceiptEdit["blocks"]>;

/** Plans the edit of one document of the account: all blocks that belong there, and none besides. */
export function planDocument(
  path: string,
  blocks: readonly AccountBlock[],
  input: PlanInput,
): PlannedEdit {
  const base = editBase(path, input);
  if ("stop" in base) return base.stop;
  if (blocks.length === 0) return takeOut(base);
  const { before, old } = base;
  if (before === undefined && !input.options.create && old?.created !== true) {
    return { skipped: [skipped(path, blocks)] };
  }
  const merged =
    base.text === undefined
      ? { text: newDocument(blocks) }
      : mergeBlocks(base.text, staleBlocks(base, blocks), blocks);
  if ("fault" in merged) return { conflicts: [conflict(path, merged.fault)] };
  const hadOurs = blocks.some((block) => hasBlock(base.text ?? "", block));
  const markers = blocks.map(({ name, begin, end }) => ({ name, begin, end }));
  return recorded(base, merged.text, hadOurs, { blocks: markers });
}

/**
 * Takes our blocks out: by the way back when nothing else has changed, else block by block. A document
 * goes only when nothing but ours is in it, whatever the receipt says.
 */
function takeOut(base: EditBase): PlannedEdit {
  const { before, old, text } = base;
  if (before === undefined || (base.isOriginal && text !== undefined)) return editedTo(base, text);
  const merged = mergeBlocks(before.text, old?.blocks ?? [], []);
  if ("fault" in merged) return { conflicts: [conflict(base.path, merged.fault)] };
  const isShell = old?.created === true && /^(?:\s|#[^\n]*)*$/u.test(merged.text);
  return editedTo(base, isShell ? undefined : merged.text);
}

function staleBlocks({ old, isOriginal }: EditBase, wanted: readonly AccountBlock[]): OldBlocks {
  const blocks = isOriginal ? [] : (old?.blocks ?? []);
  return blocks.filter(({ begin }) => !wanted.some((block) => block.begin === begin));
}

/** A byte order mark stays out of the reader's positions. */
function mergeBlocks(
  text: string,
  stale: readonly Markers[],
  wanted: readonly AccountBlock[],
): MergedDocument {
  const bom = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  let merged: MergedDocument = { text: text.slice(bom.length) };
  for (const block of stale) {
    if ("text" in merged) merged = removeBlock(merged.text, block);
  }
  for (const block of wanted) {
    if ("text" in merged) merged = placeBlock(merged.text, block);
  }
  return "text" in merged ? { text: bom + merged.text } : merged;
}

function skipped(path: string, blocks: readonly AccountBlock[]): Problem {
  const names = blocks.map(({ name }) => name).join(", ");
  return {
    path,
    message: `is not in this account, so it does not get ${names}`,
    help: "Nothing has to be done, or make the document with --create.",
  };
}

function conflict(
  path: string,
  { reason, ...place }: Extract<MergedDocument, { fault: unknown }>["fault"],
): Problem {
  return {
    path,
    ...place,
    message: reason,
    help: "Mend the document, or change the spec's block.",
  };
}
