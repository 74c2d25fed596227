import { type Node, type ParseError, parseTree } from "jsonc-parser";
import { type Place, placeAt } from "./place-at.ts";

/** The first mistake in a JSON file. */
interface JsonFault extends Place {
  /** Offset behind the byte order mark. */
  readonly offset: number;
  readonly reason: string;
}

/** Text of a JSON file without its byte order mark, and its tree; offsets of the tree are into `body`. */
export interface JsonText {
  readonly bom: "" | "\uFEFF";
  readonly body: string;
  readonly root: Node;
}

/**
 * What reading gives: the tree; or a fault. `lenient` = only comments or trailing commas are wrong,
 * which the client answers by ignoring the whole file (2.1.332, observed).
 */
type ReadJson =
  | JsonText
  | { readonly bom: JsonText["bom"]; readonly fault: JsonFault; readonly lenient: boolean };

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
const LENIENT = { disallowComments: false, allowTrailingComma: true, allowEmptyContent: false };

/** Reads strict JSON with positions; a byte order mark is kept beside the text. */
export function readJson(text: string): ReadJson {
  const bom = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const body = text.slice(bom.length);
  const errors: ParseError[] = [];
  const root = parseTree(body, errors, STRICT);
  const [first] = errors;
  if (root !== undefined && first === undefined) return { bom, body, root };
  if (body.trim() === "") return faulty(bom, body, 0, "it is empty", false);
  const lenient = isLenient(body);
  const reason = lenient ? "it has comments or trailing commas" : "it is not JSON";
  return faulty(bom, body, first?.offset ?? 0, reason, lenient);
}

function faulty(
  bom: JsonText["bom"],
  body: string,
  offset: number,
  reason: string,
  lenient: boolean,
): ReadJson {
  return { bom, fault: { offset, ...placeAt(body, offset), reason }, lenient };
}

function isLenient(body: string): boolean {
  const errors: ParseError[] = [];
  return parseTree(body, errors, LENIENT) !== undefined && errors.length === 0;
}
