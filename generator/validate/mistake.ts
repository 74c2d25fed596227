import type { ErrorObject } from "ajv/dist/2020.js";
import { near } from "#diagnostics/catalogue";

/** The key that a mistake calls unknown, if it is about one. */
export function unknownKeyOf(error: ErrorObject): string | undefined {
  const key: unknown = error.params["additionalProperty"] ?? error.params["unevaluatedProperty"];
  return typeof key === "string" ? key : undefined;
}

/** The keys that the schema knows at the place of the mistake. */
export function knownKeysOf(error: ErrorObject): readonly string[] {
  return Object.keys(error.parentSchema?.["properties"] ?? {});
}

/** The known key that an unknown one most likely means. */
export function meantKey(error: ErrorObject): string | undefined {
  const key = unknownKeyOf(error);
  return key === undefined ? undefined : near(key, knownKeysOf(error));
}

/** The types that a `type` mistake asks for. */
export function typesOf(error: ErrorObject): readonly string[] {
  const type: unknown = error.params["type"];
  return (Array.isArray(type) ? type : [type]).map(String);
}
