/** A JSON object. The one place where the runtime decides what counts as one: no list, no `null`. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An own field of the object: `constructor` and its like are never found by accident. */
export function field(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A field that holds a non-empty string, else nothing. */
export function textField(object: JsonObject, name: string): string | undefined {
  const value = field(object, name);
  return typeof value === "string" && value !== "" ? value : undefined;
}
