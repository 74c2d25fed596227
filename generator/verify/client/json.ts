/** Reading JSON that others wrote: every access answers with a type, never with a guess. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Parses one document; `undefined` when the text is no JSON. The one place that trusts a type. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function field(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) ? value[key] : undefined;
}

/** The string under `key`, or the empty string. */
export function textField(value: Json | undefined, key: string): string {
  const found = field(value, key);
  return typeof found === "string" ? found : "";
}

/** The list under `key`, or an empty one. */
export function listField(value: Json | undefined, key: string): readonly Json[] {
  const found = field(value, key);
  return isList(found) ? found : [];
}
