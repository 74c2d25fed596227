/**
 * Yes or no, as fast as it can be said. In the built program the module of
 * `program/built-validator.ts` stands here, with the schema compiled ahead of time.
 */
import { Ajv2020, type Options } from "ajv/dist/2020.js";
import type { Schema } from "./schema.ts";

/** As in the detailed pass, without what only its messages need. */
export const OPTIONS: Options = {
  strict: false,
  strictNumbers: true,
  validateSchema: false,
  inlineRefs: false,
};

/** Whether the data has the shape that the schema asks for. */
export function conforms(value: unknown, schema: Schema): boolean {
  return new Ajv2020({ ...OPTIONS, code: { optimize: false } }).compile(schema)(value);
}
