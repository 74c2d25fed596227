/** Hook registrations as data: which script a handler starts, and registrations with some left out. */
import { isList, isObject, listField } from "../client/json.ts";
import type { Json, JsonObject } from "../client/json.ts";

/** What becomes of a handler: the entry to register instead, or nothing. */
export type EditHandler = (hook: string, handler: JsonObject) => JsonObject | undefined;

/** Edits every handler below `hooks`; groups and events that lose all their handlers go too. */
export function editHandlers(hooks: Json | undefined, edit: EditHandler): JsonObject {
  if (!isObject(hooks)) return {};
  const events = Object.entries(hooks).map(([event, groups]) => {
    const kept = (isList(groups) ? groups : []).flatMap((group) => editGroup(group, edit));
    return [event, kept] as const;
  });
  return Object.fromEntries(events.filter(([, groups]) => groups.length > 0));
}

function editGroup(group: Json, edit: EditHandler): readonly Json[] {
  if (!isObject(group)) return [group];
  const kept = listField(group, "hooks").flatMap((handler): readonly Json[] => {
    if (!isObject(handler)) return [handler];
    const edited = edit(hookOf(handler), handler);
    return edited === undefined ? [] : [edited];
  });
  return kept.length === 0 ? [] : [{ ...group, hooks: kept }];
}

/** The hook's name: the base name of the script that the handler starts; empty when it starts none of ours. */
function hookOf(handler: JsonObject): string {
  const script = listField(handler, "args").find(
    (arg) => typeof arg === "string" && arg.endsWith(".mjs"),
  );
  return typeof script === "string" ? script.replace(/^.*\//u, "").replace(/\.mjs$/u, "") : "";
}
