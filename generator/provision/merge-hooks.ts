/**
 * Our handler groups in the `hooks` of a settings file: right ones stay as they are, old ones are
 * replaced where they stand, copies go, missing ones come last. Groups of others are not touched,
 * and no two groups are folded together.
 */
import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "#runtime/json-object";
import { appendIn, removeIn, replaceIn, valueAt } from "./json-edit.ts";
import { knownHandler } from "./our-handler.ts";

/** Groups by event, as the bundle's own settings have them: one handler per group. */
export type WantedHooks = Readonly<Record<string, readonly JsonObject[]>>;

/** Merges `wanted` into `body`; `scripts` are ours, of this bundle and of earlier ones. */
export function mergeHooks(
  body: string,
  wanted: WantedHooks,
  scripts: ReadonlySet<string>,
): string {
  const old = valueAt(body, ["hooks"]);
  const events = new Set([...Object.keys(isObject(old) ? old : {}), ...Object.keys(wanted)]);
  let merged = body;
  for (const event of events) merged = mergeEvent(merged, event, wanted[event] ?? [], scripts);
  return merged;
}

/** What happens to one handler of ours that was found, or to the whole group that holds it. */
interface Step {
  readonly path: readonly (string | number)[];
  /** Absent = taken out. */
  readonly value?: unknown;
}

function mergeEvent(
  body: string,
  event: string,
  wanted: readonly JsonObject[],
  scripts: ReadonlySet<string>,
): string {
  const groups = groupsOf(valueAt(body, ["hooks", event]));
  const { steps, missing } = planEvent(groups, wanted, scripts);
  let merged = body;
  // From the end, so that the positions of the earlier ones stay right.
  for (const { path, value } of steps.toReversed()) {
    const full = ["hooks", event, ...path];
    merged = value === undefined ? removeIn(merged, full) : replaceIn(merged, full, value);
  }
  for (const group of missing) merged = appendIn(merged, ["hooks", event], group);
  return merged;
}

interface EventPlan {
  readonly steps: readonly Step[];
  readonly missing: readonly JsonObject[];
}

function planEvent(
  groups: readonly JsonObject[],
  wanted: readonly JsonObject[],
  scripts: ReadonlySet<string>,
): EventPlan {
  const missing = wanted.filter((group) => !isThere(group, groups, scripts));
  const take = (fits: (group: JsonObject) => boolean): JsonObject | undefined => {
    const index = missing.findIndex(fits);
    return index === -1 ? undefined : missing.splice(index, 1)[0];
  };
  // Exact copies first, so that an older version beside one does not take its place.
  const exact = new Set(groups.filter((group) => take((one) => isDeepStrictEqual(one, group))));
  const steps = groups.flatMap((group, index): readonly Step[] => {
    if (exact.has(group)) return [];
    const ours = oursIn(group, scripts);
    if (ours.length === 0) return [];
    if (ours.length === handlersOf(group).length) {
      const value = take((one) => ours.some(({ script }) => script === scriptOf(one, scripts)));
      return [{ path: [index], ...(value && { value }) }];
    }
    return ours.map(({ at, script }) => {
      const value = take(
        (one) => scriptOf(one, scripts) === script && one["matcher"] === group["matcher"],
      );
      const path = [index, "hooks", at];
      return { path, ...(value && { value: handlersOf(value)[0] }) };
    });
  });
  return { steps, missing };
}

/** A carried handler that the account has already, alone in its group or not, is not added again. */
function isThere(
  wanted: JsonObject,
  groups: readonly JsonObject[],
  scripts: ReadonlySet<string>,
): boolean {
  if (scriptOf(wanted, scripts) !== undefined) return false;
  const beside = groups
    .filter((group) => group["matcher"] === wanted["matcher"])
    .flatMap(handlersOf);
  return handlersOf(wanted).every((one) => beside.some((each) => isDeepStrictEqual(each, one)));
}

interface Ours {
  readonly at: number;
  readonly script: string;
}

function oursIn(group: JsonObject, scripts: ReadonlySet<string>): readonly Ours[] {
  return handlersOf(group).flatMap((handler, at) => {
    const known = knownHandler(handler, scripts);
    return known?.kind === "ours" ? [{ at, script: known.script }] : [];
  });
}

function scriptOf(group: JsonObject, scripts: ReadonlySet<string>): string | undefined {
  return oursIn(group, scripts)[0]?.script;
}

function groupsOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.map((group: unknown) => (isObject(group) ? group : {})) : [];
}

function handlersOf({ hooks }: JsonObject): readonly unknown[] {
  return Array.isArray(hooks) ? hooks : [];
}

/** A handler that has to do with our scripts, and where it stands. */
export interface Registered {
  readonly event: string;
  readonly matcher: string | undefined;
  readonly kind: "ours" | "wrapper";
  readonly script: string;
  readonly handler: JsonObject;
  readonly path: readonly (string | number)[];
}

/** Every handler in parsed settings that runs one of `scripts`, in the order of the file. */
export function registeredIn(
  settings: unknown,
  scripts: ReadonlySet<string>,
): readonly Registered[] {
  const hooks = isObject(settings) ? settings["hooks"] : undefined;
  return Object.entries(isObject(hooks) ? hooks : {}).flatMap(([event, groups]) =>
    groupsOf(groups).flatMap((group, index) =>
      handlersOf(group).flatMap((handler, at): readonly Registered[] => {
        const known = knownHandler(handler, scripts);
        if (known === undefined || !isObject(handler)) return [];
        const { matcher } = group;
        const path = ["hooks", event, index, "hooks", at];
        const text = typeof matcher === "string" ? matcher : undefined;
        return [{ event, matcher: text, ...known, handler, path }];
      }),
    ),
  );
}
