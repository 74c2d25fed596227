import { describe, expect, test } from "vitest";
import { load } from "../../generator/load/load.ts";

/** `line:column code` of every finding. */
function found(text: string): readonly string[] {
  return load("spec.yaml", text).diagnostics.map(
    ({ span, code }) => `${span.start.line}:${span.start.column} ${code}`,
  );
}

const bomb = ["a: &a [x, x]"]
  .concat([..."bcdefghijk"].map((c, i) => `${c}: &${c} [${`*${"abcdefghij"[i]},`.repeat(9)}]`))
  .join("\n");

describe("a text that is no spec", () => {
  test.each([
    ["nothing", "", "1:1 empty-spec"],
    ["a comment only", "# later\n", "1:1 empty-spec"],
    ["an unclosed list", "a: 1\nb: [1\nc: 2\n", "3:1 yaml-syntax"],
    ["a tab as indentation", "a:\n\tb: 1\n", "2:1 yaml-syntax"],
    ["a key given twice", "a: 1\nb: {c: 1, c: 2}\n", "2:11 duplicate-key"],
    ["a key given twice in other quotes", "a: 1\n'a': 2\n", "2:1 duplicate-key"],
    ["two documents", "a: 1\n---\nb: 2\n", "2:1 several-documents"],
    ["an alias bomb", bomb, "1:7 yaml-alias"],
    ["an alias as key", "a: &x b\n*x : 1\n", "1:7 yaml-alias"],
    ["a tag", "a: !!binary aGk=\n", "1:13 yaml-tag"],
    ["an own tag", "a: !secret x\n", "1:12 yaml-tag"],
    ["another YAML", "%YAML 1.1\n---\na: on\n", "1:1 yaml-syntax"],
    ["a list as key", "? [a]\n: 1\n", "1:3 yaml-syntax"],
    ["nothing as key", "a: 1\n: 2\n", "2:1 yaml-syntax"],
    ["a NUL", 'a: "x\0"\n', "1:6 yaml-syntax"],
    ["a terminal escape", "a: \u001B[31mred\n", "1:4 yaml-syntax"],
  ])("%s", (_name, text, expected) => {
    expect(found(text)).toEqual([expected]);
    expect(load("spec.yaml", text).source).toBeUndefined();
  });

  test.each([["[".repeat(100_000)], ["- ".repeat(20_000)], ["{a: ".repeat(50_000)]])(
    "nesting that exhausts the stack: %.3s",
    (text) => {
      const [only, ...rest] = load("spec.yaml", text).diagnostics;
      expect(rest).toEqual([]);
      expect(only?.message).toBe("the spec is nested too deeply to be read");
    },
  );

  test("a key given twice names the first", () => {
    const [fault] = load("spec.yaml", "a: 1\nb: 2\na: 3\n").diagnostics;
    expect(fault?.related).toMatchObject([{ span: { start: { line: 1, column: 1 } } }]);
  });
});

describe("a spec", () => {
  test("keeps its values: YAML 1.2 words, block texts, unusual names", () => {
    const text = "on: yes\nn: 1.50\nt: |\n  a\n  b\n__proto__: {x: 1}\n1.0: y\nz:\n";
    const { source, diagnostics } = load("spec.yaml", text);
    expect(diagnostics).toEqual([]);
    expect(JSON.stringify(source?.value)).toBe(
      '{"on":"yes","n":1.5,"t":"a\\nb\\n","__proto__":{"x":1},"1.0":"y","z":null}',
    );
  });

  test("is the same with a byte order mark and CRLF line ends", () => {
    const text = 'a:\n  - b\n  - |\n    c\n    d\n  - "e\n    f"\n';
    const plain = load("spec.yaml", text).source;
    const windows = load("spec.yaml", `\uFEFF${text.replaceAll("\n", "\r\n")}`).source;
    expect(windows?.value).toEqual(plain?.value);
    expect(windows?.spans.value(["a", 1]).start).toMatchObject({ line: 3, column: 5 });
  });
});

describe("spans", () => {
  const { source } = load("spec.yaml", "a:\n  b: [x, yy]\n  c/d~e: {f: 1}\n");
  const at = (path: readonly (string | number)[], what: "key" | "value"): string => {
    const span = source?.spans[what](path);
    return `${span?.start.line}:${span?.start.column}-${span?.end.line}:${span?.end.column}`;
  };

  test.each([
    [["a", "b"], "2:3-2:4", "2:6-2:13"],
    [["a", "b", 1], "2:10-2:12", "2:10-2:12"],
    [["a", "c/d~e", "f"], "3:11-3:12", "3:14-3:15"],
    [["a", "nowhere", "deep"], "1:1-1:2", "2:3-4:1"],
    [[], "1:1-4:1", "1:1-4:1"],
  ])("of %j", (path, key, value) => {
    expect(at(path, "key")).toBe(key);
    expect(at(path, "value")).toBe(value);
  });
});
