import type { ErrorObject } from "ajv/dist/2020.js";
import { near, report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { pathOf, type Spans } from "../load/spans.ts";
import { kinds, placeName, quoted } from "./describe.ts";
import { meantKey, typesOf, unknownKeyOf } from "./mistake.ts";

/** One mistake with all that the table below needs to word it. */
interface Mistake {
  readonly error: ErrorObject;
  readonly spans: Spans;
  readonly path: readonly string[];
  /** How a message names the place. */
  readonly where: string;
}

type Explain = (mistake: Mistake) => Diagnostic;

/** Words one mistake of the validator for the person who wrote the spec; wrappers say nothing. */
export function explain(error: ErrorObject, spans: Spans): readonly Diagnostic[] {
  if (error.keyword === "if" || error.keyword === "propertyNames") return [];
  const parent = pathOf(error.instancePath);
  const path = error.propertyName === undefined ? parent : [...parent, error.propertyName];
  const word = table[error.keyword] ?? otherwise;
  return [word({ error, spans, path, where: placeName(path) })];
}

const unknownKey: Explain = ({ error, spans, path }) => {
  const key = unknownKeyOf(error) ?? "";
  const span = spans.key([...path, key]);
  const meant = meantKey(error);
  return error.parentSchema?.["title"] === "Predicate"
    ? report("unknown-predicate", span, { predicate: key, near: meant })
    : report("unknown-key", span, { key, near: meant });
};

const missingKey: Explain = ({ error, spans, path }) =>
  report("missing-key", spans.key(path), { key: String(error.params["missingProperty"]) });

const wrongType: Explain = ({ error, spans, path, where }) =>
  report("wrong-type", spans.value(path), {
    where,
    want: kinds(typesOf(error)),
    got: quoted(error.data),
  });

const notAllowed: Explain = (mistake) => {
  const { error, path } = mistake;
  const allowed: unknown = error.params["allowedValues"] ?? [error.params["allowedValue"]];
  const values = Array.isArray(allowed) ? allowed.map(String) : [];
  const value = quoted(error.data);
  if (Array.isArray(allowed) && allowed.every((one) => typeof one !== typeof error.data)) {
    const want = allowed.map(quoted).join(" or ");
    return report("wrong-type", spanOf(mistake), { where: placeName(path), want, got: value });
  }
  return report("not-allowed", spanOf(mistake), {
    where: placeName(path),
    value,
    values,
    near: near(String(error.data), values),
  });
};

const wrongForm: Explain = (mistake) => {
  const { error } = mistake;
  const want = described(error) ?? `it must match ${String(error.params["pattern"])}`;
  return report("wrong-form", spanOf(mistake), { value: quoted(written(error)), want });
};

const choiceOfKeys: Explain = (mistake) => {
  const { error, spans, path, where } = mistake;
  const keys: unknown = error.params["keys"];
  if (Array.isArray(keys) && !error.params["passingSchemas"]) {
    return report("missing-key", spans.key(path), { key: keys.join('" or "') });
  }
  const problem = Array.isArray(keys)
    ? `have only one of the keys "${keys.join('", "')}"`
    : (described(error) ?? "have one form only");
  return report("conflicting-keys", spans.key(path), { where, want: problem });
};

const excluded: Explain = ({ error, spans, path, where }) => {
  const banned: unknown = error.parentSchema?.["not"]?.["required"];
  const keys = Array.isArray(banned) ? banned.map((key) => `"${key}"`).join(" and ") : undefined;
  const want = keys === undefined ? "have another form" : `stand without ${keys}`;
  return report("conflicting-keys", spans.key(path), { where, want });
};

/** Limits by keyword: what the value must do, and what counts about it. */
const limits: Readonly<Record<string, (limit: unknown, plural: string) => string>> = {
  minLength: (limit, s) => `have at least ${limit} character${s}`,
  maxLength: (limit, s) => `have at most ${limit} character${s}`,
  minItems: (limit, s) => `have at least ${limit} entr${s === "" ? "y" : "ies"}`,
  maxItems: (limit, s) => `have at most ${limit} entr${s === "" ? "y" : "ies"}`,
  minProperties: (limit, s) => `have at least ${limit} key${s}`,
  maxProperties: (limit, s) => `have at most ${limit} key${s}`,
  minimum: (limit) => `be at least ${limit}`,
  maximum: (limit) => `be at most ${limit}`,
  exclusiveMinimum: (limit) => `be more than ${limit}`,
  exclusiveMaximum: (limit) => `be less than ${limit}`,
  multipleOf: (limit) => `be a multiple of ${limit}`,
};

const outOfRange: Explain = (mistake) => {
  const { error, where } = mistake;
  const limit: unknown = error.params["limit"] ?? error.params["multipleOf"];
  const want = limits[error.keyword]?.(limit, limit === 1 ? "" : "s") ?? String(error.message);
  return report("out-of-range", spanOf(mistake), { where, want, got: measured(written(error)) });
};

const repeated: Explain = ({ error, spans, path, where }) => {
  const again = Math.max(Number(error.params["i"]), Number(error.params["j"]));
  const entry: unknown = Array.isArray(error.data) ? error.data[again] : undefined;
  return report("out-of-range", spans.value([...path, again]), {
    where,
    want: "list nothing twice",
    got: `given ${quoted(entry)} again`,
  });
};

const otherwise: Explain = ({ error, spans, path, where }) =>
  report("conflicting-keys", spans.value(path), {
    where,
    want: String(error.message).replace(/^must /u, ""),
  });

/** One row per keyword of the schema. */
const table: Readonly<Record<string, Explain>> = {
  additionalProperties: unknownKey,
  unevaluatedProperties: unknownKey,
  required: missingKey,
  dependentRequired: missingKey,
  type: wrongType,
  enum: notAllowed,
  const: notAllowed,
  pattern: wrongForm,
  format: wrongForm,
  anyOf: choiceOfKeys,
  oneOf: choiceOfKeys,
  not: excluded,
  uniqueItems: repeated,
  ...Object.fromEntries(Object.keys(limits).map((keyword) => [keyword, outOfRange])),
};

function spanOf({ error, spans, path }: Mistake): Diagnostic["span"] {
  return error.propertyName === undefined ? spans.value(path) : spans.key(path);
}

/** What the user wrote: the value, or the name of the key when the mistake is about the name. */
function written(error: ErrorObject): unknown {
  return error.propertyName ?? error.data;
}

function described(error: ErrorObject): string | undefined {
  const text: unknown = error.parentSchema?.["description"];
  return typeof text === "string" ? text : undefined;
}

function measured(value: unknown): string {
  if (typeof value === "string") return value === "" ? "empty" : quoted(value);
  if (Array.isArray(value)) return value.length === 0 ? "empty" : `${value.length} long`;
  if (typeof value === "object" && value !== null) {
    const count = Object.keys(value).length;
    return count === 0 ? "empty" : `${count} long`;
  }
  return quoted(value);
}
