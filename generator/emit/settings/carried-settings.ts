/** What the spec carries into the settings file, and how it goes together with ours. */
import { isObject, type JsonObject } from "#runtime/json-object";
import type { ExternalHook } from "#ir/project";

/** Carried keys first and in their order; ours win where both say something single. */
export function mergedSettings(carried: JsonObject, ours: JsonObject): JsonObject {
  const merged = Object.entries(ours).map(([key, value]) => [
    key,
    mergedValue(carried[key], value),
  ]);
  return { ...carried, ...Object.fromEntries(merged) };
}

function mergedValue(carried: unknown, ours: unknown): unknown {
  if (Array.isArray(carried) && Array.isArray(ours)) {
    return [...carried, ...ours.filter((one) => !carried.includes(one))];
  }
  return isObject(carried) && isObject(ours) ? mergedSettings(carried, ours) : ours;
}

/** Groups by event of the hooks whose registration the spec carries, one handler each. */
export function carriedGroups(
  external: readonly ExternalHook[],
): Readonly<Record<string, object[]>> {
  const groups: Record<string, object[]> = {};
  for (const { event, carry } of external) {
    if (carry === undefined) continue;
    const { matcher, handler } = carry;
    const group = { ...(matcher === undefined ? {} : { matcher }), hooks: [handler] };
    (groups[event] ??= []).push(group);
  }
  return groups;
}
