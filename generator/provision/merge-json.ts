/** One JSON file of the account with what is ours in it: settings and server connections alike. */
import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "#runtime/json-object";
import { removeIn, valueAt } from "./json-edit.ts";
import { EMPTY_LEDGER, type Ledger, samePath } from "./ledger.ts";
import { mergeHooks, type WantedHooks } from "./merge-hooks.ts";
import { type MayReplace, type MergedValues, mergeValues, wantedValues } from "./merge-values.ts";

/** What one JSON file is to hold of ours. */
export interface WantedJson {
  readonly hooks: WantedHooks;
  readonly rest: JsonObject;
  /** How many keys deep a single value lies; lists above that are merged element by element. */
  readonly depth: number;
}

export const NOTHING_WANTED: WantedJson = { hooks: {}, rest: {}, depth: 1 };

export interface MergeOptions {
  /** File names of our scripts, of this bundle and of earlier ones. */
  readonly scripts: ReadonlySet<string>;
  /** What earlier runs added; `undefined` = nothing is known of any. */
  readonly ledger: Ledger | undefined;
  readonly mayReplace: MayReplace;
}

export interface MergedJson {
  readonly body: string;
  readonly ledger: Ledger;
  readonly conflicts: MergedValues["conflicts"];
}

/** Merges into strict JSON text whose shape was checked. The same input twice gives the same text. */
export function mergeJson(body: string, wanted: WantedJson, options: MergeOptions): MergedJson {
  const old = options.ledger ?? EMPTY_LEDGER;
  const entries = wantedValues(wanted.rest, wanted.depth);
  const values = mergeValues(body, entries, old, options.mayReplace);
  const hooked = mergeHooks(values.body, wanted.hooks, options.scripts);
  const cleared = dropEmptied(body, hooked, options.ledger);
  const containers = containersOf(wanted, entries);
  const created = [
    ...old.created,
    ...containers.filter((path) => valueAt(body, path) === undefined),
  ];
  return {
    body: cleared,
    conflicts: values.conflicts,
    ledger: {
      values: values.values,
      members: values.members,
      created: unique(created.filter((path) => valueAt(cleared, path) !== undefined)),
    },
  };
}

type Paths = readonly (readonly string[])[];

/** Objects and lists that hold something of ours. */
function containersOf(wanted: WantedJson, entries: ReturnType<typeof wantedValues>): Paths {
  const parents = [
    ...Object.keys(wanted.hooks).map((event) => ["hooks", event]),
    ...entries.members.map(({ path }) => path),
    ...entries.values.map(({ path }) => path.slice(0, -1)),
  ];
  return unique(parents.flatMap((path) => path.map((_, index) => path.slice(0, index + 1))));
}

function unique(paths: Paths): Paths {
  return paths.filter((path, index) => paths.findIndex((one) => samePath(one, path)) === index);
}

/** Takes out what was emptied by this merge, unless it is known that the user had it empty. */
function dropEmptied(before: string, after: string, ledger: Ledger | undefined): string {
  const was = valueAt(before, []);
  const candidates = isObject(was)
    ? [
        ...Object.entries(was).flatMap(([key, value]) =>
          isObject(value) ? Object.keys(value).map((inner) => [key, inner]) : [],
        ),
        ...Object.keys(was).map((key) => [key]),
      ]
    : [];
  let left = after;
  for (const path of candidates) {
    if (!isEmpty(valueAt(left, path)) || isEmpty(valueAt(before, path))) continue;
    const isOurs = ledger === undefined || ledger.created.some((one) => samePath(one, path));
    if (isOurs) left = removeIn(left, path);
  }
  return left;
}

function isEmpty(value: unknown): boolean {
  return isDeepStrictEqual(value, {}) || isDeepStrictEqual(value, []);
}
