import { describe, expect, test } from "vitest";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { toGithub } from "#diagnostics/github";
import { inOrder } from "#diagnostics/in-order";
import { toJson } from "#diagnostics/json";
import { render, tally } from "#diagnostics/render";
import type { Span } from "#ir/span";

const FILE = "spec/enforcement.yaml";

/** From `column` of `line` over `length` characters. */
function span(line: number, column: number, length = 1, file = FILE): Span {
  const offset = line * 1000 + column;
  return {
    file,
    start: { offset, line, column },
    end: { offset: offset + length, line, column: column + length },
  };
}

function show(diagnostic: Diagnostic, source?: string, color = false): string {
  return render([diagnostic], {
    sources: new Map(source === undefined ? [] : [[FILE, source]]),
    color,
  });
}

const unknown = report("unknown-tool", span(2, 11, 4), { tool: "Reed", near: "Read" });

describe("for people", () => {
  test("place, code, message, excerpt, why, what to do", () => {
    expect(show(unknown, "a:\n  denies: [Reed]\n  b: 1\n  c: 2\n")).toBe(
      [
        "spec/enforcement.yaml:2:11 error unknown-tool",
        '  there is no tool "Reed"',
        "",
        "    1 | a:",
        "  > 2 |   denies: [Reed]",
        "      |           ^^^^",
        "    3 |   b: 1",
        "",
        "  why  A rule about a tool that does not exist guards nothing, and looks as if",
        "       it did.",
        '  do   Did you mean "Read"?',
        "",
      ].join("\n"),
    );
  });

  test("without the text there is no excerpt", () => {
    expect(show(unknown)).not.toContain("|");
  });

  test("no line is wider than 80 columns, however long the lines of the spec", () => {
    const source = `${"x".repeat(300)}\n${"y".repeat(200)}Reed${"z".repeat(300)}\n`;
    const long = report("unknown-tool", span(2, 201, 4), { tool: "word ".repeat(60) });
    const lines = show(long, source).split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    const marked = lines.find((line) => line.includes("Reed")) ?? "";
    const mark = lines.find((line) => line.includes("^^^^")) ?? "";
    expect(mark.indexOf("^")).toBe(marked.indexOf("Reed"));
  });

  test("a span of several lines is marked on its first", () => {
    const several = { ...span(1, 1), end: { offset: 30, line: 3, column: 4 } };
    const text = show(report("missing-key", several, { key: "k" }), "abc:\n  d: 1\n  e: 2\n");
    expect(text).toContain("> 1 | abc:\n      | ^^^^\n    2 |   d: 1\n");
    expect(text).not.toContain("3 |");
  });

  test("line separators that YAML does not count shift nothing", () => {
    expect(show(unknown, "a\u2028b\u2029:\n  denies: [Reed]\n")).toContain(
      "> 2 |   denies: [Reed]",
    );
  });

  test("colour only when asked for, with the same text", () => {
    const source = "a:\n  denies: [Reed]\n";
    const plain = show(unknown, source);
    const painted = show(unknown, source, true);
    expect(plain).not.toContain("\u001B");
    expect(painted).toContain("\u001B[31merror");
    // oxlint-disable-next-line no-control-regex -- colour codes are control characters
    expect(painted.replaceAll(/\u001B\[\d+m/gu, "")).toBe(plain);
  });

  test("other places are named", () => {
    const related = [{ message: "first given here", span: span(1, 1) }];
    expect(show(report("duplicate-key", span(2, 1), { key: "a" }, { related }))).toContain(
      "  see  first given here: spec/enforcement.yaml:1\n",
    );
  });

  test("the tally counts by severity", () => {
    const info = report("to-be-confirmed", span(1, 1), { what: "x" });
    expect(tally([unknown, unknown, info])).toBe("2 errors, 1 note");
  });
});

describe("for programs", () => {
  test("JSON has the fields of the contract", () => {
    expect(toJson([unknown])).toEqual([
      {
        code: "unknown-tool",
        severity: "error",
        message: 'there is no tool "Reed"',
        file: FILE,
        line: 2,
        column: 11,
        help: 'Did you mean "Read"?',
      },
    ]);
  });

  test("annotations cannot be ended early by the user's text", () => {
    const nasty = report(
      "unknown-tool",
      span(1, 1, 1, "a,b:c%\n.yaml"),
      { tool: "x\n::error::%y" },
      { help: "h" },
    );
    expect(toGithub([nasty])).toBe(
      "::error file=a%2Cb%3Ac%25%0A.yaml,line=1,col=1,title=unknown-tool::" +
        'there is no tool "x%0A::error::%25y"%0Ah\n',
    );
  });
});

test("findings come in the order of the text, each once", () => {
  const late = report("unknown-tool", span(9, 1), { tool: "a" });
  const early = report("unknown-agent", span(1, 1), { agent: "a" });
  const other = report("unknown-tool", span(5, 1, 1, "a.yaml"), { tool: "a" });
  expect(inOrder([late, early, other, late])).toEqual([other, early, late]);
});
