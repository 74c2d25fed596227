/** Front matter that the spec carries, and how it goes together with ours. */
import { isObject } from "#runtime/json-object";
import { textList } from "#client/tool-list";
import type { Packaging } from "#plan/plan";
import type { HandlerGroup } from "../settings/handlers.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A plugin's agents ignore these (2.1.332); written there they would look like a guard. */
const IGNORED_IN_PLUGINS: readonly string[] = ["hooks", "mcpServers", "permissionMode"];

/** Carried keys without the two that are merged with ours. */
export function carriedFields(carry: Fields = {}, packaging: Packaging): Fields {
  const kept = Object.entries(carry).filter(
    ([key]) =>
      key !== "disallowedTools" &&
      key !== "hooks" &&
      !(packaging === "plugin" && IGNORED_IN_PLUGINS.includes(key)),
  );
  return Object.fromEntries(kept);
}

/** Tools of ours and those that the carried list has besides. */
export function allDisallowed(
  ours: readonly string[],
  { disallowedTools }: Fields = {},
): readonly string[] {
  return [...new Set([...ours, ...textList(disallowedTools)])];
}

/** Handler groups by event: carried ones first, as they stand. */
export function allHooks(
  ours: Readonly<Record<string, readonly HandlerGroup[]>>,
  { hooks }: Fields = {},
  packaging: Packaging,
): Fields {
  if (!isObject(hooks) || packaging === "plugin") return ours;
  const carried: Fields = hooks;
  const events = new Set([...Object.keys(carried), ...Object.keys(ours)]);
  return Object.fromEntries(
    [...events].map((event) => {
      const groups = carried[event];
      return [event, [...(Array.isArray(groups) ? groups : []), ...(ours[event] ?? [])]];
    }),
  );
}
