import type { ErrorObject } from "ajv/dist/2020.js";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { inOrder } from "#diagnostics/in-order";
import type { Source } from "../load/source.ts";
import { conforms } from "./conforms.ts";
import { explain } from "./explain.ts";
import { loadAjv } from "./load-ajv.ts";
import { meantKey } from "./mistake.ts";
import { narrow } from "./narrow.ts";
import type { Schema } from "./schema.ts";

/**
 * Holds the spec's data against its schema. All mistakes are found, in the order of the text, each
 * at the key or value it is about.
 */
export function validate(source: Source, schema: Schema): readonly Diagnostic[] {
  // Mistakes are rare, so their details are worked out only then.
  if (conforms(source.value, schema)) return [];
  const errors = detailed(schema)(source.value);
  return inOrder(withoutFollowUps(errors).flatMap((error) => explain(error, source.spans)));
}

function detailed(schema: Schema): (value: unknown) => readonly ErrorObject[] {
  const ajv = loadAjv({ allErrors: true, verbose: true, strict: false, strictNumbers: true });
  const check = ajv.compile(schema);
  return (value) => {
    check(value);
    return narrow(check.errors ?? [], ajv, schema);
  };
}

/** A misspelt key is not also a missing one, and of a value of the wrong type nothing else counts. */
function withoutFollowUps(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const meant = new Set(errors.map((error) => `${error.instancePath}/${meantKey(error)}`));
  const mistyped = new Set(
    errors.filter(({ keyword }) => keyword === "type").map(({ instancePath }) => instancePath),
  );
  return errors.filter((error) => {
    const { keyword, instancePath } = error;
    if (missingKeysOf(error).some((key) => meant.has(`${instancePath}/${key}`))) return false;
    return keyword === "required" || keyword === "type" || !mistyped.has(instancePath);
  });
}

/** The keys that a mistake calls missing: one that is required, or the ones of a choice. */
function missingKeysOf({ keyword, params }: ErrorObject): readonly string[] {
  if (keyword === "required") return [String(params["missingProperty"])];
  const keys: unknown = params["keys"];
  return Array.isArray(keys) ? keys.map(String) : [];
}
