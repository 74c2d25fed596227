/** How a value of the user's that stands in the way is told: where it differs, never with a secret. */
import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "#runtime/json-object";
import { isSecret } from "../json/secrets.ts";

/** Of two mappings only the keys are named: what lies below them may be long, and a secret. */
export function valueConflict(path: readonly string[], there: unknown, wanted: unknown): string {
  const where = `"${path.join(".")}"`;
  if (isObject(there) && isObject(wanted)) {
    const places = differing(there, wanted).map((one) => `"${one.join(".")}"`);
    return `${where} is not what the bundle has: it differs in ${places.join(", ")}`;
  }
  if (isSecret(path.at(-1) ?? "", there)) return `${where} is not what the bundle has`;
  return `${where} is ${JSON.stringify(there)}, the bundle has ${JSON.stringify(wanted)}`;
}

function differing(a: JsonObject, b: JsonObject): readonly (readonly string[])[] {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].sort().flatMap((key): readonly (readonly string[])[] => {
    const [one, other] = [a[key], b[key]];
    if (isDeepStrictEqual(one, other)) return [];
    if (!isObject(one) || !isObject(other)) return [[key]];
    return differing(one, other).map((path) => [key, ...path]);
  });
}
