import * as fc from "fast-check";
import { format } from "prettier";
import { util } from "prettier";
import { describe, expect, test } from "vitest";
import { layoutMarkdown } from "../../generator/format/layout-markdown.ts";

const layout = (text: string): string => layoutMarkdown(text, util.getStringWidth);
const prettier = (text: string): Promise<string> => format(text, { parser: "markdown" });

/** What a cell can hold: words, code, an escaped pipe, wide and combining characters. */
const cell = fc.oneof(
  fc.constantFrom("", "a", "`code`", String.raw`a \| b`, "漢字", "é", "→ x", "**bold**"),
  fc.stringMatching(/^[a-z]{1,12}$/u),
);
const table = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }))
  .chain(([columns, rows]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .map(([head = [], ...rows]) => [head.map((text) => text || "x"), head.map(() => "---"), ...rows])
  .map((rows) => rows.map((row) => `| ${row.join(" | ")} |`).join("\n"));

const block = fc.oneof(
  table,
  fc.constantFrom("# Title", "A line.", "- one\n- two", "```text\n\n\n| not | a table |\n```"),
);

describe("laying out a document", () => {
  test("property: gives what prettier gives", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(block, fc.integer({ min: 2, max: 4 })), { maxLength: 6 }),
        async (blocks) => {
          // A heading between blocks keeps lists and paragraphs from running into each other.
          const text = blocks
            .map(([each, feeds]) => `## H\n\n${each}${"\n".repeat(feeds)}`)
            .join("");
          fc.pre(text !== "");
          expect(layout(text)).toBe(await prettier(text));
        },
      ),
      { numRuns: 60 },
    );
  });

  test("a fence inside a longer fence does not end it", () => {
    const text = "````md\n```\n\n\n```\n````\n";
    expect(layout(text)).toBe(text);
  });

  test("an author's own fence is kept as typed", () => {
    const text = "~~~\n| a |\n\n\n~~~\n";
    expect(layout(text)).toBe(text);
  });
});
