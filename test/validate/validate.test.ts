import { describe, expect, test } from "vitest";
import { load } from "../../generator/load/load.ts";
import type { Schema } from "../../generator/validate/schema.ts";
import { validate } from "../../generator/validate/validate.ts";

const text = { type: "string" };
const texts = { type: "array", items: text };
const closed = { type: "object", additionalProperties: false };

const schema: Schema = {
  ...closed,
  required: ["spec", "agents"],
  properties: {
    spec: { const: 1 },
    agents: {
      type: "object",
      propertyNames: { pattern: "^[a-z]+$", description: "a lower-case word" },
      additionalProperties: { $ref: "#/$defs/agent" },
    },
    calls: { type: "array", items: { $ref: "#/$defs/call" } },
    where: { $ref: "#/$defs/where" },
  },
  $defs: {
    agent: {
      ...closed,
      properties: {
        title: { type: "string", minLength: 1 },
        denies: { ...texts, uniqueItems: true, minItems: 1 },
        timeout: { type: "number", exclusiveMinimum: 0 },
        on: { enum: ["PreToolUse", "PostToolUse"] },
        since: text,
        until: text,
      },
      not: { required: ["since", "until"] },
    },
    call: {
      ...closed,
      properties: { tool: text, tools: texts, names: { anyOf: [text, texts] } },
      oneOf: [{ required: ["tool"] }, { required: ["tools"] }],
    },
    where: {
      oneOf: [
        {
          ...closed,
          required: ["all"],
          properties: { all: { type: "array", items: { $ref: "#/$defs/where" } } },
        },
        { ...closed, required: ["pathUnder"], properties: { pathUnder: text, fields: texts } },
        { ...closed, required: ["nonEmpty"], properties: { nonEmpty: text } },
      ],
    },
  },
};

/** `line:column code message` of every finding; the text follows a valid head of two lines. */
function found(rest: string, head = "spec: 1\nagents: {}\n"): readonly string[] {
  const { source } = load("spec.yaml", head + rest);
  if (source === undefined) throw new Error("the test's own YAML does not parse");
  return validate(source, schema).map(
    ({ span, code, message, help }) =>
      `${span.start.line}:${span.start.column} ${code} ${message}${help?.startsWith("Did") ? ` ${help}` : ""}`,
  );
}

const agent = (body: string): readonly string[] => found(`agents: { qa: ${body} }\n`, "spec: 1\n");

describe("the shape of a spec", () => {
  test("a valid one has no findings", () => {
    expect(found("calls: [{ tool: a, names: [b] }]\nwhere: { all: [{ nonEmpty: x }] }\n")).toEqual(
      [],
    );
  });

  test("every mistake is found, in the order of the text", () => {
    expect(found("calls: 3\nagents: [a]\n", "spec: 2\n")).toEqual([
      '1:7 not-allowed "spec" must be "1", not 2',
      '2:8 wrong-type "calls" must be a list, not 3',
      '3:9 wrong-type "agents" must be a mapping, not a list',
    ]);
  });

  test("a number in quotes is another kind of value", () => {
    expect(found("agents: {}\n", 'spec: "1"\n')).toEqual([
      '1:7 wrong-type "spec" must be 1, not "1"',
    ]);
  });

  test("a misspelt key of a choice is not also missing", () => {
    expect(found("calls: [{ toool: a }]\n")).toEqual([
      '3:11 unknown-key unknown key "toool" Did you mean "tool"?',
    ]);
  });

  test.each(["hello\n", "- a\n", "3\n"])("%j is no mapping", (whole) => {
    expect(found("", whole)).toEqual([
      expect.stringMatching(/^1:1 wrong-type the spec must be a mapping, not /u),
    ]);
  });

  test("an unknown key stands at the key, with the near one, and is not also missing", () => {
    expect(found("agnets: {}\n", "spec: 1\n")).toEqual([
      '2:1 unknown-key unknown key "agnets" Did you mean "agents"?',
    ]);
    expect(found("zebra: {}\n", "spec: 1\n")).toEqual([
      '1:1 missing-key the key "agents" is missing',
      '2:1 unknown-key unknown key "zebra"',
    ]);
  });

  test.each([
    ["{ title: '' }", '2:24 out-of-range "title" must have at least 1 character, but is empty'],
    ["{ denies: [] }", '2:25 out-of-range "denies" must have at least 1 entry, but is empty'],
    [
      "{ denies: [a, b, a] }",
      '2:32 out-of-range "denies" must list nothing twice, but is given "a" again',
    ],
    ["{ denies: [a, 7] }", '2:29 wrong-type entry 2 of "denies" must be text, not 7'],
    ["{ timeout: 0 }", '2:26 out-of-range "timeout" must be more than 0, but is 0'],
    ["{ timeout: .inf }", '2:26 wrong-type "timeout" must be a number, not Infinity'],
    ["{ timeout: .nan }", '2:26 wrong-type "timeout" must be a number, not NaN'],
    ["{ timeout: '5' }", '2:26 wrong-type "timeout" must be a number, not "5"'],
    [
      "{ on: PreTooluse }",
      '2:21 not-allowed "on" must be "PreToolUse" or "PostToolUse", not "PreTooluse" Did you mean "PreToolUse"?',
    ],
    ["{ since: a, until: b }", '2:11 conflicting-keys "qa" must stand without "since" and "until"'],
    ["", '2:16 wrong-type "qa" must be a mapping, not nothing'],
  ])("an agent %s", (body, expected) => {
    expect(agent(body)).toEqual([expected]);
  });

  test("a name of the wrong form stands at the name", () => {
    expect(found("agents:\n  Q A: {}\n", "spec: 1\n")).toEqual([
      '3:3 wrong-form "Q A" does not have the right form: a lower-case word',
    ]);
  });
});

describe("a union", () => {
  test.each([
    ["{}", '3:9 missing-key the key "tool" or "tools" is missing'],
    [
      "{ tool: a, tools: [b] }",
      '3:9 conflicting-keys entry 1 of "calls" must have only one of the keys "tool", "tools"',
    ],
    ["{ tool: a, names: 3 }", '3:27 wrong-type "names" must be text or a list, not 3'],
    ["{ tool: a, names: [b, 3] }", '3:31 wrong-type entry 2 of "names" must be text, not 3'],
  ])("of a call %s", (call, expected) => {
    expect(found(`calls: [${call}]\n`)).toEqual([expected]);
  });

  test.each([
    ["word", ['3:8 wrong-type "where" must be a mapping, not "word"']],
    ["{ pathUnder: 3 }", ['3:21 wrong-type "pathUnder" must be text, not 3']],
    ["{ pathUndr: x }", ['3:10 unknown-key unknown key "pathUndr" Did you mean "pathUnder"?']],
    ["{ zebra: x }", ['3:10 unknown-key unknown key "zebra"']],
    [
      "{ all: [{ nonEmpty: 3 }, { all: [{ pathUnder: a, feilds: [] }] }] }",
      [
        '3:28 wrong-type "nonEmpty" must be text, not 3',
        '3:57 unknown-key unknown key "feilds" Did you mean "fields"?',
      ],
    ],
  ])("of conditions %s tells of the branch that was meant", (where, expected) => {
    expect(found(`where: ${where}\n`)).toEqual(expected);
  });
});
