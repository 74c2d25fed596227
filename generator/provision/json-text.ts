import { type Node, type ParseError, parseTree } from "jsonc-parser";

/** Where in a text something stands; lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mistake in a file of the account and its place. */
interface TextFault extends Place {
  readonly reason: string;
}

/** Text of a JSON file without its byte order mark, and its tree. */
export interface JsonText {
  readonly bom: "" | "\uFEFF";
  readonly body: string;
  readonly root: Node;
}

/**
 * What reading gives: the tree; or a fault. `lenient` = only comments or trailing commas are wrong,
 * which the client answers by ignoring the whole file (2.1.332, observed).
 */
export type ReadJson = JsonText | { readonly fault: TextFault; readonly lenient: boolean };

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
const LENIENT = { disallowComments: false, allowTrailingComma: true, allowEmptyContent: false };

/** Reads strict JSON with positions; a byte order mark is kept beside the text. */
export function readJson(text: string): ReadJson {
  const bom = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const body = text.slice(bom.length);
  const errors: ParseError[] = [];
  const root = parseTree(body, errors, STRICT);
  const first = errors[0];
  if (root === undefined || first !== undefined || !parses(body)) {
    const place = placeAt(body, first?.offset ?? 0);
    if (body.trim() === "") return { fault: { ...place, reason: "it is empty" }, lenient: false };
    const lenient = isLenient(body);
    const reason = lenient ? "it has comments or trailing commas" : "it is not JSON";
    return { fault: { ...place, reason }, lenient };
  }
  return { bom, body, root };
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function isLenient(body: string): boolean {
  const errors: ParseError[] = [];
  return parseTree(body, errors, LENIENT) !== undefined && errors.length === 0;
}

function parses(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
