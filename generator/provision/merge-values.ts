/** Single values and list elements of ours in a JSON file; a value of the user's is never replaced unasked. */
import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "#runtime/json-object";
import type { JsonPath } from "../json/json-path.ts";
import { appendIn, removeIn, setIn, valueAt } from "./json-edit.ts";
import { type Ledger, type LedgerMember, type LedgerValue, samePath } from "./ledger.ts";
import { valueConflict } from "./value-conflict.ts";

/** The merged text, what of it is ours now, and where the user says something else. */
export interface MergedValues {
  readonly body: string;
  readonly values: readonly LedgerValue[];
  readonly members: readonly LedgerMember[];
  readonly conflicts: readonly { readonly path: JsonPath; readonly reason: string }[];
}

/** Which entries to add: values by path, and elements of lists. */
export interface WantedValues {
  readonly values: readonly { readonly path: readonly string[]; readonly value: unknown }[];
  readonly members: readonly LedgerMember[];
}

/** Whether a value of the user's may be overwritten. */
export type MayReplace = (path: readonly string[], value: unknown) => boolean;

/** Takes an object apart; what lies `depth` keys deep is one value, whatever it is. */
export function wantedValues(wanted: JsonObject, depth: number): WantedValues {
  const values: { readonly path: readonly string[]; readonly value: unknown }[] = [];
  const members: LedgerMember[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    const isOne = path.length >= depth;
    if (!isOne && isObject(value)) {
      for (const [key, one] of Object.entries(value)) visit(one, [...path, key]);
    } else if (!isOne && Array.isArray(value) && value.every((one) => typeof one === "string")) {
      for (const one of value) members.push({ path, value: one });
    } else {
      values.push({ path, value });
    }
  };
  visit(wanted, []);
  return { values, members };
}

/** Brings `wanted` into `body` and takes out what `old` has beyond it. */
export function mergeValues(
  body: string,
  wanted: WantedValues,
  old: Ledger,
  mayReplace: MayReplace,
): MergedValues {
  const dropped = dropStale(body, wanted, old);
  const set = setValues(dropped, wanted.values, old, mayReplace);
  const added = addMembers(set.body, wanted.members, old);
  return { ...set, ...added };
}

function dropStale(body: string, wanted: WantedValues, old: Ledger): string {
  let left = body;
  for (const { path, value, before } of old.values) {
    if (wanted.values.some((one) => samePath(one.path, path))) continue;
    // A value that somebody has changed since is theirs.
    if (!isDeepStrictEqual(valueAt(left, path), value)) continue;
    left = before === undefined ? removeIn(left, path) : setIn(left, path, before);
  }
  for (const { path, value } of old.members) {
    if (wanted.members.some((one) => one.value === value && samePath(one.path, path))) continue;
    const at = listAt(left, path).indexOf(value);
    if (at !== -1) left = removeIn(left, [...path, at]);
  }
  return left;
}

type Settled = Pick<MergedValues, "body" | "values" | "conflicts">;

function setValues(
  body: string,
  wanted: WantedValues["values"],
  old: Ledger,
  mayReplace: MayReplace,
): Settled {
  let merged = body;
  const values: LedgerValue[] = [];
  const conflicts: { readonly path: JsonPath; readonly reason: string }[] = [];
  for (const { path, value } of wanted) {
    const ours = old.values.find((one) => samePath(one.path, path));
    const there = valueAt(merged, path);
    const before = ours === undefined ? there : ours.before;
    const isOurs = there === undefined || (ours && isDeepStrictEqual(there, ours.value));
    if (isDeepStrictEqual(there, value)) {
      if (ours !== undefined) values.push({ ...ours, value });
    } else if (isOurs || mayReplace(path, there)) {
      merged = setIn(merged, path, value);
      values.push({ path, value, ...(before === undefined ? {} : { before }) });
    } else {
      conflicts.push({ path, reason: valueConflict(path, there, value) });
    }
  }
  return { body: merged, values, conflicts };
}

function addMembers(
  body: string,
  wanted: readonly LedgerMember[],
  old: Ledger,
): Pick<MergedValues, "body" | "members"> {
  let merged = body;
  const members: LedgerMember[] = [];
  for (const member of wanted) {
    const { path, value } = member;
    const isThere = listAt(merged, path).includes(value);
    const isOurs = old.members.some((one) => one.value === value && samePath(one.path, path));
    if (!isThere) merged = appendIn(merged, path, value);
    if (!isThere || isOurs) members.push(member);
  }
  return { body: merged, members };
}

function listAt(body: string, path: readonly string[]): readonly unknown[] {
  const list = valueAt(body, path);
  return Array.isArray(list) ? list : [];
}
