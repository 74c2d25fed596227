/**
 * Edits of JSON text in place. Every function takes text and gives text; what it does not name keeps
 * its bytes. The text must be strict JSON whose root is an object.
 */
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { JsonPath } from "../json/json-path.ts";
import { type JsonStyle, jsonStyle, jsonValueText, lineIndent } from "./json-style.ts";

/** The value at `path`; `undefined` = not there. */
export function valueAt(body: string, path: JsonPath): unknown {
  const node = findNodeAtLocation(rootOf(body), [...path]);
  return node === undefined ? undefined : parsed(body.slice(node.offset, endOf(node)));
}

/** Plain objects, which compare equal to others of the same content. */
function parsed(text: string): unknown {
  return JSON.parse(text);
}

/** The offset of the value at `path`, or of the nearest thing around it. */
export function offsetAt(root: Node, path: JsonPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node !== undefined) return node.offset;
  }
  return root.offset;
}

/** Sets the value at a path of keys: in place of the old one, or as the last key; objects on the way are made. */
export function setIn(body: string, path: readonly string[], value: unknown): string {
  const root = rootOf(body);
  const old = findNodeAtLocation(root, [...path]);
  const style = jsonStyle(body, root);
  if (old !== undefined) return replaced(body, old, value, style);
  const parent = path.slice(0, -1);
  const key = path.at(-1) ?? "";
  const container = findNodeAtLocation(root, parent);
  if (container === undefined) return setIn(body, parent, { [key]: value });
  return inserted(body, container, { key, value }, style);
}

/** Replaces what stands at a path; indices may be on it. */
export function replaceIn(body: string, path: JsonPath, value: unknown): string {
  const root = rootOf(body);
  const old = findNodeAtLocation(root, [...path]);
  return old === undefined ? body : replaced(body, old, value, jsonStyle(body, root));
}

/** Adds an element at the end of the array at `path`, which is made if there is none. */
export function appendIn(body: string, path: readonly string[], value: unknown): string {
  const root = rootOf(body);
  const array = findNodeAtLocation(root, [...path]);
  if (array === undefined) return setIn(body, path, [value]);
  return inserted(body, array, { value }, jsonStyle(body, root));
}

/** Takes out the key or element at `path`, with its comma. */
export function removeIn(body: string, path: JsonPath): string {
  const root = rootOf(body);
  const found = findNodeAtLocation(root, [...path]);
  const node = found?.parent?.type === "property" ? found.parent : found;
  const siblings = node?.parent?.children;
  if (node?.parent === undefined || siblings === undefined) return body;
  const index = siblings.indexOf(node);
  const before = siblings[index - 1];
  const after = siblings[index + 1];
  if (before !== undefined) return spliced(body, endOf(before), endOf(node), "");
  if (after !== undefined) return spliced(body, node.offset, after.offset, "");
  return spliced(body, node.parent.offset + 1, endOf(node.parent) - 1, "");
}

interface Piece {
  readonly key?: string;
  readonly value: unknown;
}

function inserted(body: string, container: Node, piece: Piece, style: JsonStyle): string {
  const children = container.children ?? [];
  const first = children[0];
  const last = children.at(-1);
  const outer = lineIndent(body, container.offset);
  if (first === undefined || last === undefined) {
    const text = pieceText(piece, outer + style.unit, style);
    const [open, close] = style.compact
      ? ["", ""]
      : [style.eol + outer + style.unit, style.eol + outer];
    return spliced(body, container.offset + 1, endOf(container) - 1, open + text + close);
  }
  const isOpen = body.slice(container.offset, first.offset).includes("\n");
  const isScalar = typeof piece.value !== "object" || piece.value === null;
  if (!isOpen && (style.compact || isScalar)) {
    const gap = style.compact ? "," : ", ";
    return spliced(body, endOf(last), endOf(last), gap + pieceText(piece, outer, style));
  }
  const indent = isOpen ? lineIndent(body, first.offset) : outer + style.unit;
  const text = `,${style.eol}${indent}${pieceText(piece, indent, style)}`;
  return spliced(body, endOf(last), endOf(last), text);
}

function pieceText({ key, value }: Piece, indent: string, style: JsonStyle): string {
  const text = jsonValueText(value, indent, style);
  return key === undefined ? text : `${JSON.stringify(key)}:${style.compact ? "" : " "}${text}`;
}

function replaced(body: string, node: Node, value: unknown, style: JsonStyle): string {
  const text = jsonValueText(value, lineIndent(body, node.offset), style);
  return spliced(body, node.offset, endOf(node), text);
}

function spliced(body: string, start: number, end: number, text: string): string {
  return body.slice(0, start) + text + body.slice(end);
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function rootOf(body: string): Node {
  const root = parseTree(body);
  if (root === undefined) throw new Error("the text to edit is not JSON");
  return root;
}
