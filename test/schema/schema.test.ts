import { describe, expect, test } from "vitest";
import { resolved, type SchemaNode } from "../../generator/emit/reference/schema-node.ts";
import { clientEvent } from "../../generator/client/events.ts";
import { mistakes, properties, shippedSchema, shippedSpec } from "./shipped-schema.ts";

test("the shipped spec fits its schema", () => {
  expect(mistakes(shippedSpec)).toEqual([]);
});

test("a spec needs two keys", () => {
  expect(mistakes({ spec: 1, name: "small" })).toEqual([]);
  expect(mistakes({}).map(({ params }) => params["missingProperty"])).toEqual(["spec", "name"]);
});

/** The examples and the default of a node: all must fit it. */
function samples(node: SchemaNode): readonly unknown[] {
  return [...(node.examples ?? []), ...(node.default === undefined ? [] : [node.default])];
}

describe("every key is explained to an editor", () => {
  test.each(properties())("$pointer", ({ pointer, node }) => {
    const whole = resolved(shippedSchema, node);
    expect(whole.description).toMatch(/^.*[.)]$/u);
    expect(whole.examples?.length).toBeGreaterThan(0);
    expect(samples(whole).flatMap((sample) => mistakes(sample, pointer))).toEqual([]);
  });
});

describe("every definition has examples that fit it", () => {
  test.each(Object.entries(shippedSchema.$defs ?? {}))("%s", (name, node) => {
    expect(node.description).toMatch(/^.*[.)]$/u);
    expect(node.examples?.length).toBeGreaterThan(0);
    expect(samples(node).flatMap((sample) => mistakes(sample, `/$defs/${name}`))).toEqual([]);
  });
});

test("every mapping with keys of its own is closed", () => {
  const open = Object.entries(shippedSchema.$defs ?? {})
    .filter(([, node]) => node.properties !== undefined && node.additionalProperties !== false)
    .map(([name]) => name);
  expect(open).toEqual([]);
  expect(shippedSchema.additionalProperties).toBe(false);
});

test("the events offered to editors are the client's", () => {
  const offered = shippedSchema.$defs?.["event"]?.examples ?? [];
  expect(offered).toContain("PreToolUse");
  expect(offered.filter((event) => clientEvent(String(event)) === undefined)).toEqual([]);
});
