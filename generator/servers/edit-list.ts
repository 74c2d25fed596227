/** Takes names out of one list of the spec and puts others in, in the list's own style. */
import type { MagicString } from "magic-string";
import { isScalar, type YAMLSeq } from "yaml";
import type { ListEdit } from "./list-edit.ts";
import { nameText } from "./name-text.ts";
import { endOfLine, indentAt, startOfLine } from "./text-lines.ts";

/** A list, and where the key before it ends. */
interface KeyedList {
  readonly list: YAMLSeq;
  readonly keyEnd: number;
}

interface Item {
  readonly start: number;
  readonly end: number;
  readonly stays: boolean;
}

export function editList(
  text: string,
  edited: MagicString,
  { list, keyEnd }: KeyedList,
  { remove, add }: ListEdit,
): void {
  const gone = new Set(remove);
  const items = list.items.map((node): Item => {
    const [start = 0, end = 0] = isScalar(node) ? (node.range ?? []) : [];
    return { start, end, stays: !(isScalar(node) && gone.has(String(node.value))) };
  });
  const [start = 0, end = 0] = list.range ?? [];
  if (list.flow === true) editFlow(text, edited, { items, start, end }, add);
  else editBlock(text, edited, { items, keyEnd }, add);
}

/** `[a, b]`: an item goes with the comma behind it, the last one with the comma before it. */
function editFlow(
  text: string,
  edited: MagicString,
  { items, start, end }: { readonly items: readonly Item[] } & Pick<Item, "start" | "end">,
  add: readonly string[],
): void {
  const lastKept = items.findLastIndex(({ stays }) => stays);
  const kept = items[lastKept];
  if (kept === undefined) {
    if (end - start > 2) edited.remove(start + 1, end - 1);
    edited.appendLeft(start + 1, add.map(nameText).join(", "));
    return;
  }
  items.slice(0, lastKept).forEach((item, index) => {
    if (!item.stays) edited.remove(item.start, items[index + 1]?.start ?? item.end);
  });
  const tail = items.at(-1) ?? kept;
  if (tail !== kept) edited.remove(kept.end, tail.end);
  const isOwnLine = text.slice(startOfLine(text, kept.start), kept.start).trim() === "";
  const separator = isOwnLine ? `,\n${indentAt(text, kept.start)}` : ", ";
  if (add.length > 0)
    edited.appendLeft(kept.end, add.map((name) => separator + nameText(name)).join(""));
}

/** `- a` on lines of their own. */
function editBlock(
  text: string,
  edited: MagicString,
  { items, keyEnd }: { readonly items: readonly Item[]; readonly keyEnd: number },
  add: readonly string[],
): void {
  for (const { start, end, stays } of items) {
    // The line break before it goes too: the line behind it may be the end of the text.
    if (!stays) edited.remove(startOfLine(text, start) - 1, endOfLine(text, end));
  }
  const first = items[0];
  if (first === undefined) return;
  if (add.length === 0 && items.every(({ stays }) => !stays)) {
    edited.appendLeft(keyEnd + 1, " []");
    return;
  }
  const dash = text.slice(startOfLine(text, first.start), first.start);
  const last = items.findLast(({ stays }) => stays);
  const at = endOfLine(text, last?.end ?? keyEnd);
  if (add.length > 0)
    edited.appendLeft(at, add.map((name) => `\n${dash}${nameText(name)}`).join(""));
}
