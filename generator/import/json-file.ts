/** A JSON file of the set-up with the place of every value. */
import { findNodeAtLocation, getNodeValue, type Node } from "jsonc-parser";
import { isObject, type JsonObject } from "#runtime/json-object";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Span } from "#ir/span";
import type { JsonPath } from "../json/json-path.ts";
import { readJson } from "../json/read-json.ts";
import { placeIn } from "./place-in.ts";
import type { SetupFile } from "./setup-file.ts";

export interface JsonFile {
  readonly file: SetupFile;
  readonly value: JsonObject;
  readonly at: (path: JsonPath) => Span;
}

/** Strict, as the client reads it: comments and trailing commas make it ignore the whole file. */
export function readJsonFile(file: SetupFile): JsonFile | { readonly fault: Diagnostic } {
  const read = readJson(file.text);
  const shift = read.bom.length;
  if ("fault" in read) {
    const { offset, reason } = read.fault;
    const code = read.lenient ? "found-discarded" : "found-unreadable";
    const place = placeIn(file, shift + offset);
    return { fault: report(code, place, { path: file.shown, reason }) };
  }
  const { root } = read;
  const value: unknown = getNodeValue(root);
  if (!isObject(value)) {
    const reason = "it is not an object";
    return { fault: report("found-discarded", placeIn(file, 0), { path: file.shown, reason }) };
  }
  return { file, value, at: (path) => spanAt(file, shift, root, path) };
}

/** The value at the path, or the nearest one around it; offsets of the tree start behind `shift`. */
function spanAt(file: SetupFile, shift: number, root: Node, path: JsonPath): Span {
  const node = findNodeAtLocation(root, [...path]);
  if (node === undefined) {
    return path.length === 0 ? placeIn(file, 0) : spanAt(file, shift, root, path.slice(0, -1));
  }
  const from = shift + node.offset;
  return placeIn(file, from, from + node.length);
}
