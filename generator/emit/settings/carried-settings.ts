/** What the spec carries into the settings file, and how it goes together with ours. */
import type { ExternalHook } from "#ir/project";

type Json = Readonly<Record<string, unknown>>;

/** Carried keys first and in their order; ours win where both say something single. */
export function mergedSettings(carried: Json, ours: Json): Json {
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
  return isJson(carried) && isJson(ours) ? mergedSettings(carried, ours) : ours;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
