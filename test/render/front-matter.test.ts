import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { withFrontMatter } from "../../generator/render/front-matter.ts";

const LIBRARY = {
  lineWidth: 0,
  defaultStringType: "QUOTE_DOUBLE",
  defaultKeyType: "PLAIN",
} as const;

function yamlOf(fields: Readonly<Record<string, unknown>>): string {
  const [, , ...lines] = withFrontMatter(fields, "body").split("\n");
  return lines.slice(0, lines.lastIndexOf("---")).join("\n") + "\n";
}

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("a", " ", '"', "\\", "\n", "\t", "\u0085", "\u2028", "é"),
    maxLength: 90,
  }),
);
const key = fc.oneof(
  fc.constantFrom(
    "name",
    "description",
    "disallowedTools",
    "true",
    "null",
    "no",
    "1",
    "a: b",
    "-x",
  ),
  fc.string({ minLength: 1, maxLength: 12 }),
);
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.integer(),
  fc.boolean(),
  fc.array(text, { minLength: 1, maxLength: 3 }),
  fc.dictionary(fc.constantFrom("matcher", "hooks"), fc.array(text, { maxLength: 2 }), {
    minKeys: 1,
  }),
);

test("field by field it is what the library makes of the whole", () => {
  const fields = fc.dictionary(key, value, { minKeys: 1, maxKeys: 5, noNullPrototype: true });
  fc.assert(
    fc.property(fields, (given) => {
      expect(yamlOf(given)).toBe(stringify(given, LIBRARY));
    }),
    { numRuns: 400 },
  );
});

test("a value that two files share is written the same under either name", () => {
  const shared = { PreToolUse: [{ matcher: "Write" }] };
  const first = yamlOf({ name: "a", hooks: shared });
  expect(yamlOf({ name: "a", hooks: shared })).toBe(first);
  expect(parse(yamlOf({ others: shared }))).toEqual({ others: shared });
});

test("a field without a value is none", () => {
  expect(parse(yamlOf({ name: "a", model: undefined }))).toEqual({ name: "a" });
});
