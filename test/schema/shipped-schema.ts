import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { parse } from "yaml";
import type { SchemaNode } from "../../generator/emit/reference/schema-node.ts";

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

export const shippedSchema: SchemaNode = JSON.parse(read("spec/enforcement.schema.json"));
export const shippedSpec: unknown = parse(read("spec/enforcement.yaml"));
export const shippedReference = read("spec/README.md");

/** `strictRequired` is off: the schema names keys in `required` beside, not inside, `properties`. */
const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
});
ajv.addSchema(shippedSchema, "spec");

/** What is wrong with a value held against the schema, or against a part of it (a JSON pointer). */
export function mistakes(value: unknown, pointer = ""): readonly ErrorObject[] {
  const check = ajv.getSchema(`spec#${pointer}`);
  if (check === undefined) throw new Error(`no schema at ${pointer}`);
  check(value);
  return check.errors ?? [];
}

/** A property of the schema, with the definition that it stands in. */
export interface Property {
  readonly pointer: string;
  readonly key: string;
  readonly node: SchemaNode;
}

/** Every property of the schema, wherever it stands. */
export function properties(): readonly Property[] {
  return [["", shippedSchema] as const, ...Object.entries(shippedSchema.$defs ?? {})].flatMap(
    ([def, node]) => propertiesOf(def === "" ? "" : `/$defs/${def}`, node),
  );
}

function propertiesOf(pointer: string, node: SchemaNode): readonly Property[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, value]) => {
    const own = { pointer: `${pointer}/properties/${key}`, key, node: value };
    return [own, ...propertiesOf(own.pointer, value)];
  });
}
