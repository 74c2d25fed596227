/**
 * Changes lists in the spec's text and nothing else: order, comments, quotes and line breaks of the
 * rest stay as somebody wrote them.
 */
import { MagicString } from "magic-string";
import {
  type Document,
  isMap,
  isScalar,
  isNode,
  isSeq,
  parse,
  parseDocument,
  type YAMLMap,
} from "yaml";
import { editList } from "./edit-list.ts";
import type { ListEdit } from "./list-edit.ts";
import { nameText } from "./name-text.ts";
import { endOfLine, indentAt } from "./text-lines.ts";

/** Adds an entry to the spec's servers, which it may be the first of; lines without indentation. */
export function addServer(text: string, entry: string): string {
  const servers: unknown = parseDocument(text).get("servers", true);
  const edited = new MagicString(text);
  if (isMap(servers)) addPair(text, edited, servers, servers.flow === true ? inFlow(entry) : entry);
  else
    edited.append(
      `${text === "" || text.endsWith("\n") ? "" : "\n"}servers:\n${entry.replaceAll(/^/gmu, "  ")}\n`,
    );
  return edited.toString();
}

/** The entry on one line; JSON is YAML in flow style. */
function inFlow(entry: string): string {
  return JSON.stringify(parse(entry)).slice(1, -1);
}

/** Applies the edits to a text that is a valid spec, with LF line ends. */
export function editSpec(text: string, edits: readonly ListEdit[]): string {
  const document: Document = parseDocument(text);
  const edited = new MagicString(text);
  for (const edit of edits) applyEdit(text, document, edited, edit);
  return edited.toString();
}

function applyEdit(text: string, document: Document, edited: MagicString, edit: ListEdit): void {
  const parent: unknown = document.getIn(edit.path.slice(0, -1), true);
  const key = edit.path.at(-1) ?? "";
  if (!isMap(parent) || edit.remove.length + edit.add.length === 0) return;
  const pair = parent.items.find((one) => isScalar(one.key) && one.key.value === key);
  if (isSeq(pair?.value) && isScalar(pair.key)) {
    const keyEnd = pair.key.range?.[1] ?? 0;
    editList(text, edited, { list: pair.value, keyEnd }, edit);
  } else if (edit.add.length > 0) {
    addPair(text, edited, parent, `${key}: [${edit.add.map(nameText).join(", ")}]`);
  }
}

/** Puts a further entry behind the last one of a mapping, in the mapping's own style. */
function addPair(text: string, edited: MagicString, map: YAMLMap, entry: string): void {
  const [start = 0] = map.range ?? [];
  const last = map.items.at(-1);
  if (last === undefined) {
    edited.appendLeft(start + 1, ` ${entry} `);
    return;
  }
  const end = endOf(text, last.value) ?? endOf(text, last.key) ?? start;
  if (map.flow === true) {
    edited.appendLeft(end, `, ${entry}`);
    return;
  }
  const indent = indentAt(text, start);
  const lines = entry.split("\n").map((line) => `${indent}${line}`);
  edited.appendLeft(endOfLine(text, end), `\n${lines.join("\n")}`);
}

/** Where a value ends, without the line breaks that belong to a block. */
function endOf(text: string, node: unknown): number | undefined {
  const range = isNode(node) ? node.range : undefined;
  return range ? text.slice(0, range[1]).trimEnd().length : undefined;
}
