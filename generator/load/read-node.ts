import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from "yaml";
import { type Place, pointer, type Range } from "./spans.ts";

/** A mistake of YAML itself, with the stretch of text it is about. */
export type Fault =
  | {
      readonly kind: "duplicate-key";
      readonly key: string;
      readonly at: Range;
      readonly first: Range;
    }
  | { readonly kind: "yaml-alias"; readonly text: string; readonly at: Range }
  | { readonly kind: "yaml-tag"; readonly tag: string; readonly at: Range }
  | { readonly kind: "not-a-name"; readonly at: Range };

/** Collects while the tree is read. */
export interface Reading {
  readonly places: Map<string, Place>;
  readonly faults: Fault[];
}

/**
 * Turns a YAML node into plain data and notes where every value stands. One walk does both, and
 * finds duplicate keys in linear time, which the parser's own check does not.
 */
export function readNode(
  node: ParsedNode | null,
  at: string,
  key: Range | undefined,
  into: Reading,
): unknown {
  const value = rangeOf(node) ?? key ?? [0, 0];
  into.places.set(at, { key, value });
  if (node === null) return null;
  if (isAlias(node)) {
    into.faults.push({ kind: "yaml-alias", text: `*${node.source}`, at: value });
    return null;
  }
  if (node.anchor !== undefined) {
    into.faults.push({ kind: "yaml-alias", text: `&${node.anchor}`, at: value });
  }
  if (node.tag !== undefined) into.faults.push({ kind: "yaml-tag", tag: node.tag, at: value });
  if (isSeq<ParsedNode>(node)) {
    return node.items.map((item, index) => readNode(item, `${at}/${index}`, undefined, into));
  }
  if (isMap<ParsedNode, ParsedNode | null>(node)) return readMap(node, at, into);
  return node.value;
}

function readMap(
  map: YAMLMap<ParsedNode, ParsedNode | null>,
  at: string,
  into: Reading,
): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = {};
  const seen = new Map<string, Range>();
  for (const pair of map.items) {
    const range = rangeOf(pair.key) ?? [0, 0];
    if (!isScalar(pair.key) || pair.key.value === null) {
      into.faults.push(
        isAlias(pair.key)
          ? { kind: "yaml-alias", text: `*${pair.key.source}`, at: range }
          : { kind: "not-a-name", at: range },
      );
      continue;
    }
    const name = String(pair.key.source ?? pair.key.value);
    const first = seen.get(name);
    if (first !== undefined) {
      into.faults.push({ kind: "duplicate-key", key: name, at: range, first });
      continue;
    }
    seen.set(name, range);
    const value = readNode(pair.value, at + pointer([name]), range, into);
    Object.defineProperty(result, name, { value, enumerable: true, writable: true });
  }
  return result;
}

function rangeOf(node: ParsedNode | null): Range | undefined {
  return node?.range ? [node.range[0], node.range[1]] : undefined;
}
