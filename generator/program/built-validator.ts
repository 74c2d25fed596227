/** The schema as the function that Ajv makes of it, ahead of time. */
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { OPTIONS } from "../validate/conforms.ts";
import type { Schema } from "../validate/schema.ts";

/** A module that stands in for `validate/conforms.ts`: the same function for this one schema. */
export function builtValidator(schema: Schema): string {
  const ajv = new Ajv2020({ ...OPTIONS, code: { source: true, esm: true } });
  const code = standaloneCode.default(ajv, ajv.compile(schema));
  return `${code}\nexport const conforms = (value) => validate(value);\n`;
}
