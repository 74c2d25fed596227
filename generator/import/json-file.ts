/** A JSON file of the set-up with the place of every value. */
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import { isObject, type JsonObject } from "#runtime/json-object";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Span } from "#ir/span";
import { placeIn } from "./place-in.ts";
import type { SetupFile } from "./setup-file.ts";

export type JsonPath = readonly (string | number)[];

export interface JsonFile {
  readonly file: SetupFile;
  readonly value: JsonObject;
  readonly at: (path: JsonPath) => Span;
}

/** Strict, as the client reads it: comments and trailing commas make it ignore the whole file. */
export function readJsonFile(file: SetupFile): JsonFile | { readonly fault: Diagnostic } {
  const body = file.text.replace(/^\uFEFF/u, " ");
  const errors: ParseError[] = [];
  const root = parseTree(body, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (root === undefined || first !== undefined) {
    const place = placeIn(file, first?.offset ?? 0);
    return isLenient(body)
      ? { fault: report("found-discarded", place, { path: file.shown, reason: COMMENTS }) }
      : {
          fault: report("found-unreadable", place, { path: file.shown, reason: "it is not JSON" }),
        };
  }
  const value: unknown = getNodeValue(root);
  if (!isObject(value)) {
    const reason = "it is no JSON object";
    return { fault: report("found-discarded", placeIn(file, 0), { path: file.shown, reason }) };
  }
  return { file, value, at: (path) => spanAt(file, root, path) };
}

const COMMENTS = "it has comments or trailing commas";

function isLenient(body: string): boolean {
  const errors: ParseError[] = [];
  const root = parseTree(body, errors, { allowTrailingComma: true });
  return root !== undefined && errors.length === 0;
}

/** The value at the path, or the nearest one around it. */
function spanAt(file: SetupFile, root: Node, path: JsonPath): Span {
  const node = findNodeAtLocation(root, [...path]);
  if (node !== undefined) return placeIn(file, node.offset, node.offset + node.length);
  return path.length === 0 ? placeIn(file, 0) : spanAt(file, root, path.slice(0, -1));
}
