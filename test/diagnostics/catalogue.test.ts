import { describe, expect, test } from "vitest";
import { catalogue, near, report } from "#diagnostics/catalogue";
import { startOf } from "#ir/span";

const here = startOf("spec.yaml");

describe("the catalogue", () => {
  test.each(Object.entries(catalogue))("%s says what, why and what to do", (code, entry) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/u);
    expect(entry.title).toMatch(/^[A-Z`].*[^.]$/u);
    expect(entry.cause).toMatch(/\.$/u);
    expect(entry.fix).toMatch(/\.$/u);
  });
});

describe("report", () => {
  test("fills the message and takes the help from the catalogue", () => {
    expect(report("unknown-tool", here, { tool: "Reed" })).toMatchObject({
      code: "unknown-tool",
      severity: "error",
      message: 'there is no tool "Reed"',
      help: catalogue["unknown-tool"].fix,
      related: [],
    });
  });

  test("a near name is the help, and given help wins over it", () => {
    const params = { tool: "Reed", near: "Read" };
    expect(report("unknown-tool", here, params).help).toBe('Did you mean "Read"?');
    expect(report("unknown-tool", here, params, { help: "Ask." }).help).toBe("Ask.");
  });

  test("a wrong code or a missing parameter does not compile", () => {
    // @ts-expect-error a code outside the catalogue
    expect(() => report("no-such-code", here, {})).toThrow("undefined");
    // @ts-expect-error the parameter `tool` is missing
    expect(report("unknown-tool", here, {}).code).toBe("unknown-tool");
    // @ts-expect-error a parameter of the wrong type
    expect(report("context-too-long", here, { hook: "a", length: "1", cap: 2 }).code).toBe(
      "context-too-long",
    );
  });
});

describe("near", () => {
  test.each([
    ["Reed", ["Read", "Write"], "Read"],
    ["read", ["Read", "Write"], "Read"],
    ["create_notes", ["delete_note", "create_note"], "create_note"],
    ["dve", ["qa", "Dev"], "Dev"],
    ["a", ["b"], undefined],
    ["Bash", ["Read", "Glob"], undefined],
    ["Bash", [], undefined],
  ])("%s among %j is %s", (name, candidates, expected) => {
    expect(near(name, candidates)).toBe(expected);
  });
});
