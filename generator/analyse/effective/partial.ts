/**
 * A condition before the call is known, as far as it can be settled: `true`, `false`, or what is
 * left of it. Exact for what it settles, silent about the rest.
 */
import { CLIENT_TOOLS } from "#client/tools";
import { anchoredPattern, searchPattern } from "#runtime/pattern";
import type { LeafData, PredicateData } from "#runtime/predicate";
import type { CallShape } from "./call-shape.ts";

/** What is known of a call, its caller included. */
export interface Known extends CallShape {
  readonly identity: string;
  /** Conditions that do not hold at this point, as {@link keyOf} spells them. */
  readonly refuted: ReadonlySet<string>;
}

export type Rest = boolean | PredicateData;

export function settle(data: PredicateData | undefined, known: Known): Rest {
  if (data === undefined) return true;
  const rest = settled(data, known);
  return typeof rest !== "boolean" && known.refuted.has(keyOf(rest)) ? false : rest;
}

function settled(data: PredicateData, known: Known): Rest {
  switch (data.kind) {
    case "all":
      return combine(data.of, known, "all", false);
    case "any":
      return combine(data.of, known, "any", true);
    case "not": {
      const rest = settle(data.of, known);
      return typeof rest === "boolean" ? !rest : { kind: "not", of: rest };
    }
    default:
      return settleLeaf(data, known);
  }
}

const KEYS = new WeakMap<PredicateData, string>();

/** The same text for the same condition. */
export function keyOf(data: PredicateData): string {
  const key = KEYS.get(data) ?? JSON.stringify(data);
  KEYS.set(data, key);
  return key;
}

/** `all` is settled by the first no, `any` by the first yes. */
function combine(
  of: readonly PredicateData[],
  known: Known,
  kind: "all" | "any",
  settling: boolean,
): Rest {
  const open: PredicateData[] = [];
  for (const part of of) {
    const rest = settle(part, known);
    if (rest === settling) return settling;
    if (typeof rest !== "boolean") open.push(rest);
  }
  const [only, ...more] = open;
  if (only === undefined) return !settling;
  return more.length === 0 ? only : { kind, of: open };
}

function settleLeaf(data: LeafData, known: Known): Rest {
  switch (data.kind) {
    case "agent-is":
      return data.in.some((name) => name.toLowerCase() === known.identity);
    case "mentions":
      return settleText(data, data.field, known, (text) =>
        data.patterns.every(({ pattern }) => searchPattern(pattern, true).test(text)),
      );
    case "matches":
      return settleText(data, data.field, known, (text, absent) =>
        absent ? false : compiled(data.pattern, data.ignoreCase).test(text),
      );
    case "path-under":
    case "in-repository":
    case "extension":
      return settlePath(data, known);
    default:
      return data;
  }
}

function settleText(
  data: LeafData,
  field: string,
  { input }: Known,
  holds: (text: string, absent: boolean) => boolean,
): Rest {
  const value = input[field];
  // A condition that asks for nothing holds whatever the text is.
  if (data.kind === "mentions" && data.patterns.length === 0) return true;
  return value === undefined ? data : holds(value ?? "", value === null);
}

type PathData = Extract<LeafData, { readonly fields: readonly string[] }>;

const CLIENT_PATH_FIELDS: ReadonlySet<string> = new Set(
  CLIENT_TOOLS.flatMap(({ pathFields }) => pathFields),
);

/** A client tool has the path fields it has; a call inside the place names a path there. */
function settlePath(data: PathData, { tool, place }: Known): Rest {
  const absent = (field: string): boolean =>
    CLIENT_PATH_FIELDS.has(field) && tool.pathFields?.includes(field) === false;
  if (data.fields.every(absent)) return false;
  return place !== undefined && placeKey(data) === placeKey(place) ? true : data;
}

/** What a condition says about a path, whatever field the path stands in. */
function placeKey(data: PredicateData): string {
  switch (data.kind) {
    case "path-under":
      return `under ${data.globs.join("\n")}`;
    case "in-repository":
      return `repository ${data.outside.join("\n")}`;
    default:
      return data.kind;
  }
}

const PATTERNS = new Map<string, RegExp>();

function compiled(pattern: string, ignoreCase = false): RegExp {
  const key = `${ignoreCase} ${pattern}`;
  const known = PATTERNS.get(key) ?? anchoredPattern(pattern, ignoreCase);
  PATTERNS.set(key, known);
  return known;
}
