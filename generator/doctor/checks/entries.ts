import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "#runtime/json-object";
import { SETTINGS } from "#client/account-paths";
import { placeIn } from "../../provision/start-json.ts";
import type { Check, Examined } from "../check.ts";
import type { Finding, Loses } from "../finding.ts";
import type { SettingsRead } from "../settings-read.ts";

/** Permission rules, switches and variables of the bundle: there, and not overridden by a stronger file. */
export const entries: Check = (examined) => {
  const own = examined.settings.find(({ path }) => path === SETTINGS);
  if (own === undefined || own.isDropped) return [];
  return leavesOf(examined.expected.bundle.settings.rest, []).flatMap(({ path, value }) =>
    Array.isArray(value)
      ? missingMembers(path, value, examined)
      : scalarFindings(path, value, own, examined),
  );
};

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

function leavesOf(value: JsonObject, path: readonly string[]): readonly Leaf[] {
  return Object.entries(value).flatMap(([key, one]) =>
    isObject(one) ? leavesOf(one, [...path, key]) : [{ path: [...path, key], value: one }],
  );
}

function valueIn(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
}

/** Lists of all files add up. */
function missingMembers(
  path: readonly string[],
  members: readonly unknown[],
  { settings }: Examined,
): readonly Finding[] {
  const there = settings.flatMap(({ value }) => {
    const list = valueIn(value, path);
    return Array.isArray(list) ? list : [];
  });
  return members
    .filter((member) => !there.some((one) => isDeepStrictEqual(one, member)))
    .map((member) => ({
      ...BASE,
      message: `${path.join(".")} lacks ${JSON.stringify(member)}`,
      fix: "Run `gen provision`.",
      loses: ({ mechanism }) => mechanism.kind === "permission" && mechanism.deny === member,
    }));
}

const BASE = { check: "entries", severity: "error", path: SETTINGS } as const;

/** Of a single value the strongest file's counts; files come weakest first. */
function scalarFindings(
  path: readonly string[],
  wanted: unknown,
  own: SettingsRead,
  { settings }: Examined,
): readonly Finding[] {
  const name = path.join(".");
  const loses = losesKey(path);
  const is = valueIn(own.value, path);
  if (is !== wanted) {
    const place = own.json === undefined ? {} : placeIn(own.json, path);
    const message =
      is === undefined
        ? `${name} is missing`
        : `${name} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`;
    return [{ ...BASE, ...place, message, fix: "Run `gen provision`.", loses }];
  }
  const stronger = settings
    .slice(settings.indexOf(own) + 1)
    .findLast(({ value }) => valueIn(value, path) !== undefined);
  if (stronger === undefined || valueIn(stronger.value, path) === wanted) return [];
  const place = stronger.json === undefined ? {} : placeIn(stronger.json, path);
  const message = `${name} is overridden here with ${JSON.stringify(valueIn(stronger.value, path))}`;
  return [{ ...BASE, path: stronger.path, ...place, message, fix: "Remove it.", loses }];
}

function losesKey([first, second]: readonly string[]): Loses {
  return ({ mechanism }) => {
    if (mechanism.kind === "env") return first === "env" && mechanism.key === second;
    return mechanism.kind === "setting" && mechanism.key === first;
  };
}
