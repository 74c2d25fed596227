/**
 * What the client makes of a settings file that is JSON but not what it expects. Source of every
 * effect named here: sessions of 2.1.332.
 */
import type { Node } from "jsonc-parser";
import { handlerNeeds } from "#client/handler-types";
import { isObject } from "#runtime/json-object";
import type { JsonPath } from "../json/json-path.ts";

/** One wrong value: where, what is wrong, and whether the client drops the whole file for it. */
export interface ShapeFault {
  readonly path: JsonPath;
  readonly reason: string;
  readonly dropsFile: boolean;
}

/** A bad handler under one of these makes the client ignore every entry of the file. */
const GATES: ReadonlySet<string> = new Set([
  "PreToolUse",
  "PermissionRequest",
  "PreSkillShellCommand",
]);

/** Everything in the settings `value` that the client would drop, in the order of the file. */
export function settingsFaults(value: unknown): readonly ShapeFault[] {
  if (!isObject(value))
    return [{ path: [], reason: `${kindOf(value)}, not an object`, dropsFile: true }];
  return Object.entries(value).flatMap(([key, one]) => keyFaults(key, one));
}

const OBJECTS: ReadonlySet<string> = new Set([
  "enabledPlugins",
  "env",
  "extraKnownMarketplaces",
  "permissions",
  "pluginConfigs",
  "sandbox",
  "worktree",
]);
const SWITCHES: ReadonlySet<string> = new Set([
  "allowManagedHooksOnly",
  "allowManagedPermissionRulesOnly",
  "bashEditDiffEnabled",
  "disableAgentView",
  "disableAllHooks",
  "disableBundledSkills",
  "disableSkillShellExecution",
  "disableWorkflows",
  "enableArtifact",
]);
const TEXTS: ReadonlySet<string> = new Set(["agent", "model"]);

function keyFaults(key: string, value: unknown): readonly ShapeFault[] {
  const wrong = (wanted: string): readonly ShapeFault[] => [
    { path: [key], reason: `"${key}" is ${kindOf(value)}, not ${wanted}`, dropsFile: true },
  ];
  if (key === "hooks") return hooksFaults(value);
  if (OBJECTS.has(key) && !isObject(value)) return wrong("an object");
  if (SWITCHES.has(key) && typeof value !== "boolean") return wrong("true or false");
  if (TEXTS.has(key) && typeof value !== "string") return wrong("text");
  return key === "permissions" && isObject(value) ? permissionFaults(value) : [];
}

function permissionFaults(value: Readonly<Record<string, unknown>>): readonly ShapeFault[] {
  return ["allow", "ask", "deny"].flatMap((key) => {
    const list = value[key];
    if (list === undefined || (Array.isArray(list) && list.every(isText))) return [];
    const reason = `"permissions.${key}" is not a list of texts`;
    return [{ path: ["permissions", key], reason, dropsFile: true }];
  });
}

function hooksFaults(value: unknown): readonly ShapeFault[] {
  if (!isObject(value)) {
    const reason = `"hooks" is ${kindOf(value)}, not an object`;
    return [{ path: ["hooks"], reason, dropsFile: false }];
  }
  return Object.entries(value).flatMap(([event, groups]) => eventFaults(event, groups));
}

function eventFaults(event: string, groups: unknown): readonly ShapeFault[] {
  const dropsFile = GATES.has(event);
  if (!Array.isArray(groups)) {
    const reason = `"hooks.${event}" is ${kindOf(groups)}, not a list of groups`;
    return [{ path: ["hooks", event], reason, dropsFile: dropsFile && groups !== null }];
  }
  return groups.flatMap((group: unknown, index) =>
    groupFaults(group).map(({ path, reason }) => ({
      path: ["hooks", event, index, ...path],
      reason: `"hooks.${event}[${index}]" ${reason}`,
      dropsFile,
    })),
  );
}

type Fault = Omit<ShapeFault, "dropsFile">;

function groupFaults(group: unknown): readonly Fault[] {
  if (!isObject(group)) return [{ path: [], reason: `is ${kindOf(group)}, not an object` }];
  const { matcher, hooks } = group;
  const faults: Fault[] = [];
  if (matcher !== undefined && typeof matcher !== "string") {
    faults.push({ path: ["matcher"], reason: "has a matcher that is not text" });
  }
  if (!Array.isArray(hooks)) return [...faults, { path: [], reason: 'has no list "hooks"' }];
  return [
    ...faults,
    ...hooks.flatMap((handler: unknown, index) => handlerFaults(handler, ["hooks", index])),
  ];
}

function handlerFaults(handler: unknown, path: JsonPath): readonly Fault[] {
  if (!isObject(handler)) return [{ path, reason: "has a handler that is not an object" }];
  const { type, timeout, args, onFailure } = handler;
  const needs = handlerNeeds(type);
  if (needs === undefined) return [{ path, reason: "has a handler of no known type" }];
  const missing = needs.filter((key) => typeof handler[key] !== "string");
  const reasons = [
    ...missing.map((key) => `has a handler without "${key}"`),
    ...(isTimeout(timeout) ? [] : ["has a timeout that is not a number above 0"]),
    ...(isArgs(args) ? [] : ['has "args" that are not a list of texts']),
    ...(type !== "command" || isOnFailure(onFailure) ? [] : ["has an unknown onFailure"]),
  ];
  return reasons.map((reason) => ({ path, reason }));
}

function isTimeout(value: unknown): boolean {
  return value === undefined || (typeof value === "number" && value > 0);
}

function isArgs(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isText));
}

function isOnFailure(value: unknown): boolean {
  return value === undefined || value === "block" || value === "continue";
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** Keys that stand twice near the root: the client reads the last, so an edit of the first is lost. */
export function doubledKeys(root: Node, depth = 2): readonly Node[] {
  if (root.type !== "object" || depth < 0) return [];
  const seen = new Set<string>();
  return (root.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const doubled = seen.has(name) && key !== undefined ? [key] : [];
    seen.add(name);
    return [...doubled, ...(value === undefined ? [] : doubledKeys(value, depth - 1))];
  });
}
