/** Front matter of an agent or skill, read as forgivingly as the client does, with positions. */
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument } from "yaml";
import { isObject, type JsonObject } from "#runtime/json-object";
import type { Span } from "#ir/span";
import type { JsonPath } from "../json/json-path.ts";
import { placeIn } from "./place-in.ts";
import type { SetupFile } from "./setup-file.ts";

export interface FrontMatter {
  readonly fields: JsonObject;
  /** Everything behind the closing line, byte for byte. */
  readonly body: string;
  readonly at: (path: JsonPath) => Span;
  /** Why strict YAML does not read it; absent = it does. */
  readonly loose?: { readonly reason: string; readonly span: Span };
  /** Keys that stand twice; the client takes the last. */
  readonly doubled: readonly string[];
}

const FRAME = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/mu;

/** `undefined` = there is no front matter at the very top. */
export function readFrontMatter(file: SetupFile): FrontMatter | undefined {
  const frame = FRAME.exec(file.text);
  if (frame === null || frame.index !== 0) return undefined;
  const [whole, open = "", yaml = ""] = frame;
  const body = file.text.slice(whole.length);
  const document = parseDocument(yaml, { uniqueKeys: false, logLevel: "error" });
  const [error] = document.errors;
  const read = error === undefined ? plainValue(document) : { reason: wordsOf(error) };
  if ("value" in read && isObject(read.value)) {
    return {
      fields: read.value,
      body,
      at: (path) => nodeSpan(file, open.length, document.contents, path),
      doubled: doubledKeys(document.contents),
    };
  }
  const lines = looseLines(yaml);
  const span = placeIn(file, open.length + (error?.pos[0] ?? 0));
  const reason = "reason" in read ? read.reason : "it is no mapping";
  return {
    fields: Object.fromEntries(lines.map(({ key, value }) => [key, value])),
    body,
    at: ([key]) => {
      const offset = lines.find((line) => line.key === key)?.offset ?? 0;
      return placeIn(file, open.length + offset);
    },
    loose: { reason, span },
    doubled: [],
  };
}

/** What the YAML says as plain data; an alias of nothing, or of what is around it, says nothing. */
function plainValue(
  document: ReturnType<typeof parseDocument>,
): { readonly value: unknown } | { readonly reason: string } {
  try {
    const value: unknown = document.toJS();
    // A TypeError where the value holds itself.
    JSON.stringify(value);
    return { value };
  } catch (error) {
    return { reason: error instanceof TypeError ? "a value holds itself" : wordsOf(error) };
  }
}

function wordsOf(error: unknown): string {
  const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return line.replace(/ at line.*$/u, "");
}

/** A key for a path of one step, else the value at the path or the nearest one around it. */
function nodeSpan(file: SetupFile, shift: number, root: ParsedNode | null, path: JsonPath): Span {
  const [first] = path;
  const isKey = path.length === 1 && isMap<ParsedNode, ParsedNode | null>(root);
  const key = isKey ? root.items.find(({ key }) => isNamed(key, first))?.key : undefined;
  let range = key?.range ?? root?.range ?? [0, 0, 0];
  if (key === undefined) {
    let node = root;
    for (const step of path) {
      node = childOf(node, step);
      range = node?.range ?? range;
    }
  }
  return placeIn(file, shift + range[0], shift + range[1]);
}

function childOf(node: ParsedNode | null, step: string | number): ParsedNode | null {
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    return node.items.find(({ key }) => isNamed(key, step))?.value ?? null;
  }
  return isSeq<ParsedNode>(node) ? (node.items[Number(step)] ?? null) : null;
}

function isNamed(key: unknown, step: string | number | undefined): boolean {
  return isScalar(key) && String(key.value) === String(step);
}

function doubledKeys(root: ParsedNode | null): readonly string[] {
  if (!isMap(root)) return [];
  const keys = root.items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

interface LooseLine {
  readonly key: string;
  readonly value: string;
  readonly offset: number;
}

/** `key: rest of the line`, indented lines behind it belonging to it. */
function looseLines(yaml: string): readonly LooseLine[] {
  const found: LooseLine[] = [];
  let offset = 0;
  for (const line of yaml.split("\n")) {
    const [, key, value] = /^([A-Za-z][\w-]*):[ \t]*(.*?)\r?$/u.exec(line) ?? [];
    const last = found.at(-1);
    if (key !== undefined && value !== undefined) {
      found.push({ key, value: value.replace(/^(["'])(.*)\1$/u, "$2"), offset });
    } else if (last !== undefined && /^\s+\S/u.test(line)) {
      found[found.length - 1] = { ...last, value: `${last.value} ${line.trim()}`.trim() };
    }
    offset += line.length + 1;
  }
  return found;
}
