import type { Ajv2020, ErrorObject } from "ajv/dist/2020.js";
import { knownKeysOf, meantKey, typesOf, unknownKeyOf } from "./mistake.ts";
import type { Schema } from "./schema.ts";

/**
 * Of a union (`anyOf`, `oneOf`) that no branch fits, the validator lists the mistakes of every
 * branch. Only those of the branch that was most likely meant help; the rest is left out here.
 *
 * The mistakes of the branches stand directly before the union's own, so running each branch alone
 * tells how many to take away. A union that leaves no favourite becomes one mistake of its own:
 * a `type` mistake, or the union with `keys` among its params.
 */
export function narrow(
  errors: readonly ErrorObject[],
  ajv: Ajv2020,
  schema: Schema,
): readonly ErrorObject[] {
  const kept: (readonly ErrorObject[])[] = [];
  for (let index = errors.length - 1; index >= 0; index -= 1) {
    const error = errors[index];
    if (error === undefined) break;
    if (!isUnion(error)) {
      kept.push([error]);
      continue;
    }
    const branches = runBranches(error, ajv, schema);
    kept.push(decide(error, branches, ajv, schema));
    index -= branches.flat().length;
  }
  return kept.reverse().flat();
}

function isUnion(error: ErrorObject): boolean {
  return error.keyword === "anyOf" || error.keyword === "oneOf";
}

/** The mistakes of each branch on its own, up to where the validator itself stopped. */
function runBranches(
  union: ErrorObject,
  ajv: Ajv2020,
  schema: Schema,
): readonly (readonly ErrorObject[])[] {
  const branches: readonly object[] = Array.isArray(union.schema) ? union.schema : [];
  const results: (readonly ErrorObject[])[] = [];
  let passed = 0;
  for (const branch of branches) {
    if (union.keyword === "oneOf" && passed > 1) break;
    const check = ajv.compile({ $defs: schema["$defs"] ?? {}, allOf: [branch] });
    if (check(union.data)) passed += 1;
    results.push(check.errors ?? []);
  }
  return results;
}

function decide(
  union: ErrorObject,
  branches: readonly (readonly ErrorObject[])[],
  ajv: Ajv2020,
  schema: Schema,
): readonly ErrorObject[] {
  const keys = keysOf(union);
  if (keys !== undefined) return [{ ...union, params: { ...union.params, keys } }];
  if (branches.some((errors) => errors.length === 0)) return [union];
  const [best = [], second = []] = branches.toSorted((a, b) => weight(a) - weight(b));
  if (weight(best) >= WRONG_TYPE) {
    const types = branches.flatMap((errors) => errors.filter(isWrongRootType));
    const type = [...new Set(types.flatMap((error) => typesOf(error)))];
    return [{ ...union, keyword: "type", params: { type } }];
  }
  const strange = best.filter((error) => error.instancePath === "" && unknownKeyOf(error));
  const tied = weight(best) === weight(second) && strange.length > 0;
  const useful = tied
    ? strange.map((error) => knowing(error, branches))
    : narrow(best, ajv, schema);
  return useful.map((error) => ({
    ...error,
    instancePath: union.instancePath + error.instancePath,
  }));
}

/** An unknown key where no branch is favoured: it may have meant a key of any of them. */
function knowing(error: ErrorObject, branches: readonly (readonly ErrorObject[])[]): ErrorObject {
  const keys = branches.flatMap((errors) =>
    errors.filter((other) => other.instancePath === "").flatMap(knownKeysOf),
  );
  const properties = Object.fromEntries(keys.map((key) => [key, true]));
  return { ...error, parentSchema: { properties } };
}

/** The keys that a union chooses between, when that is all its branches are about. */
function keysOf(union: ErrorObject): readonly string[] | undefined {
  const branches: readonly Schema[] = Array.isArray(union.schema) ? union.schema : [];
  const keys = branches.map((branch) =>
    Object.keys(branch).every((keyword) => keyword === "required") ? branch["required"] : undefined,
  );
  return keys.every((names): names is string[] => Array.isArray(names)) ? keys.flat() : undefined;
}

const WRONG_TYPE = 1_000_000;

/**
 * How unlikely it is that the branch with these mistakes was meant. What is wrong at the top of the
 * value counts far more than what is wrong deep inside it.
 */
function weight(errors: readonly ErrorObject[]): number {
  const top = errors.map(topWeight);
  const deep = top.filter((points) => points === 0).length;
  return top.reduce((sum, points) => sum + points, Math.min(deep, 400));
}

function topWeight(error: ErrorObject): number {
  if (isWrongRootType(error)) return WRONG_TYPE;
  const depth = error.instancePath.split("/").length - 1;
  if (error.keyword === "const" && depth <= 1) return 10_000;
  if (depth > 0) return 0;
  return meantKey(error) === undefined ? 1_000 : 500;
}

function isWrongRootType(error: ErrorObject): boolean {
  return error.keyword === "type" && error.instancePath === "";
}
