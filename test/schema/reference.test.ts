import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { constructsOf, type Construct } from "../../generator/emit/reference/construct.ts";
import { exampleList } from "../../generator/emit/reference/example-list.ts";
import { flowYaml } from "../../generator/emit/reference/flow-yaml.ts";
import { renderReference } from "../../generator/emit/reference/reference.ts";
import type { SchemaNode } from "../../generator/emit/reference/schema-node.ts";
import { exampleSpecs } from "../support/example-specs.ts";
import { properties, shippedSchema } from "./shipped-schema.ts";

const pretty = (text: string): Promise<string> =>
  format(text, { parser: "markdown", printWidth: 100, proseWrap: "preserve" });

const page = new URL("../../spec/README.md", import.meta.url);
const mayUpdate = process.env["UPDATE"] === "1" && process.env["CI"] === undefined;

test("spec/README.md is the reference of the shipped schema", async () => {
  const text = await pretty(renderReference(shippedSchema, exampleSpecs()));
  if (mayUpdate) writeFileSync(page, text);
  expect(readFileSync(page, "utf8")).toBe(text);
  expect(await pretty(text)).toBe(text);
});

test("every example opens with one sentence about its need", () => {
  const lines = exampleList(exampleSpecs(), "examples").split("\n");
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !/: [A-Z][^\n]{20,120}\.$/u.test(line))).toEqual([]);
});

test("every construct has a section, and every link leads to one", () => {
  const text = renderReference(shippedSchema, exampleSpecs());
  const titles = [...text.matchAll(/^#+ (.+)$/gmu)].map(([, title]) => title ?? "");
  expect(new Set(titles).size).toBe(titles.length);
  const constructs = Object.values(shippedSchema.$defs ?? {}).filter((def) => def.properties);
  expect(titles).toEqual(expect.arrayContaining(constructs.map(({ title }) => title)));
  const anchors = titles.map((title) => title.toLowerCase().replaceAll(" ", "-"));
  const links = [...text.matchAll(/\]\(#([^)]+)\)/gu)].map(([, anchor]) => anchor);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((anchor) => !anchors.includes(anchor ?? ""))).toEqual([]);
});

test("every key has a row of four cells", () => {
  const rows = renderReference(shippedSchema, exampleSpecs())
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split(/(?<!\\)\|/u).length - 2);
  const inSections = properties().filter(
    ({ pointer }) => pointer.match(/properties/gu)?.length === 1,
  );
  expect(rows).toEqual(inSections.map(() => 4));
});

const small: SchemaNode = {
  required: ["spec"],
  properties: {
    spec: { const: 1, description: "The version." },
    rules: {
      description: "Rules. Default: none.",
      items: { $ref: "#/$defs/rule" },
      examples: [[]],
    },
    other: { $ref: "#/$defs/shared", description: "Other." },
  },
  $defs: {
    rule: {
      title: "Rule",
      description: "A rule.",
      properties: {
        a: { description: "One | two.", enum: ["x", "y"], default: "x" },
        b: { description: "B.", examples: [[1, { c: "d, e" }]] },
        more: { additionalProperties: { $ref: "#/$defs/shared" } },
      },
      oneOf: [{ required: ["a"] }, { required: ["b"] }],
      dependentRequired: { more: ["a"] },
      dependentSchemas: { b: { not: { required: ["more"] } } },
    },
    shared: { title: "Shared", properties: { again: { $ref: "#/$defs/shared" } } },
  },
};

describe("a small schema", () => {
  const text = renderReference(small, [
    { name: "one", text: "# yaml-language-server: x\n# One need.\nspec: 1\n" },
  ]);

  test.each([
    [
      "an example with the words it opens with",
      "- [one](examples/one/enforcement.yaml): One need.",
    ],
    ["a required key and its constant", "| `spec` | The version. | required | `spec: 1` |"],
    ["a default in words", "| `rules` | Rules. | none | `rules: []`, see [Rule](#rule) |"],
    ["closed values, their default, a bar", "| `a` | One \\| two. One of `x`, `y`. | `x` |"],
    ["an example on one line", '`b: [1, { c: "d, e" }]`'],
    ["one of several keys", "- Exactly one of `a` and `b`."],
    ["keys that need others", "- `more` needs `a`."],
    ["keys that exclude others", "- `b` excludes `more`."],
    ["where a shared part stands", "Stands at `rules[].more.<name>`, `other`."],
  ])("shows %s", (_, part) => {
    expect(text).toContain(part);
  });

  test("puts what several constructs share at the top level", () => {
    const outline = (constructs: readonly Construct[]): readonly unknown[] =>
      constructs.map(({ title, parts }) => [title, outline(parts)]);
    expect(outline(constructsOf(small))).toEqual([
      ["Rule", []],
      ["Shared", []],
    ]);
  });
});

test.each([
  [null],
  [""],
  ["a, b"],
  ["{x}: [y]"],
  ["2.1"],
  [[]],
  [{}],
  [[[1], { a: [true, "no"], "b: c": "#d" }]],
])("%j on one line is the same value", (value) => {
  const text = flowYaml(value);
  expect(text).not.toContain("\n");
  expect(parse(`[${text}]`)).toEqual([value]);
});
