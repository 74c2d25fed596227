import * as fc from "fast-check";
import { format } from "prettier";
import { describe, expect, test } from "vitest";
import { literal } from "../../generator/render/literal.ts";

/** The place that hooks put their data in. */
const inCall = (text: string): string => `f(\n  ${text},\n  g({}),\n);\n`;

/** As the data of hooks: an object whose names are ours, around any value of the spec. */
const { value } = fc.letrec<{ value: unknown; list: unknown[]; object: object }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom("a", " ", '"', "'", "\\", "\n", "界"), maxLength: 120 }),
    fc.integer(),
    fc.boolean(),
    tie("list"),
    tie("object"),
  ),
  list: fc.oneof(
    fc.array(tie("value"), { maxLength: 5 }),
    fc.array(fc.integer(), { minLength: 2, maxLength: 60 }),
    fc.array(fc.string({ unit: "grapheme-ascii" }), { maxLength: 12 }),
  ),
  object: fc.dictionary(fc.stringMatching(/^[a-z]([a-zA-Z0-9-]{0,12}[a-z])?$/u), tie("value")),
}));

const object = fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/u), value, { minKeys: 1 });

describe("a literal", () => {
  test("is what prettier makes of it, and the same data", () =>
    fc.assert(
      fc.asyncProperty(object, async (data) => {
        const text = literal(data, 1);
        expect(new Function(`return ${text}`)()).toEqual(data);
        const call = inCall(text);
        expect(await format(call, { parser: "typescript", printWidth: 100 })).toBe(call);
      }),
    ));

  test("leaves out what has no value", () => {
    expect(literal({ a: undefined, b: [] })).toBe("{\n  b: [],\n}");
  });
});
