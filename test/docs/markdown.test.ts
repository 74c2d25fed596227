import { assert, constantFrom, pre, property, string } from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Nodes } from "mdast";
import { describe, expect, test } from "vitest";
import { cell, code, codes, fence, prose } from "../../generator/render/markdown.ts";
import { formatMarkdown } from "./render-docs.ts";

/** What a reader sees: text and code, markup gone. */
function seen(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code") return node.value;
  if (node.type === "html" || node.type === "break") return `<${node.type}>`;
  return "children" in node ? node.children.map(seen).join("") : "";
}

const MARKUP = "ab1 *_#-+>`~[]()<>{}|\\&.!=:/\n".split("");
const odd = string({ unit: constantFrom(...MARKUP), maxLength: 30 });
const flat = (text: string): string => text.trim().replace(/\s*\n\s*/g, " ");

describe("prose", () => {
  test.each([
    ["plain words", "plain words"],
    ["a <tag> & *stars* _and_ [link](x) | pipe", "a <tag> & *stars* _and_ [link](x) | pipe"],
    ["# no heading", "# no heading"],
    ["1. no list", "1. no list"],
    ["a `code | span` stays", "a code | span stays"],
    ["a lone ` tick", "a lone ` tick"],
  ])("%s", async (given, shown) => {
    expect(seen(fromMarkdown(prose(given)))).toBe(shown);
    expect(seen(fromMarkdown(await formatMarkdown(prose(given)))).trim()).toBe(shown);
  });

  test("without code spans shows exactly what was typed", () => {
    assert(
      property(odd, (text) => {
        const plain = flat(text.replaceAll("`", "").replace(/ +/g, " "));
        expect(seen(fromMarkdown(prose(plain)))).toBe(plain);
      }),
    );
  });
});

describe("code", () => {
  test("holds exactly the text", () => {
    assert(
      property(odd, (text) => {
        const one = flat(text);
        pre(one !== "");
        expect(seen(fromMarkdown(code(one)))).toBe(one);
      }),
    );
  });

  test("of nothing says so", () => {
    expect(code("")).toBe("(empty)");
  });

  test("names are one listing", () => {
    expect(codes(["a"])).toBe("`a`");
    expect(codes(["a", "b", "c"], "or")).toBe("`a`, `b` or `c`");
  });
});

test("a fence holds exactly the text, fences in it included", () => {
  assert(
    property(odd, (text) => {
      expect(seen(fromMarkdown(fence(text, "text")))).toBe(text);
    }),
  );
});

test("a cell has no bare pipe and no newline", () => {
  assert(
    property(odd, (text) => {
      const written = cell(code(text));
      expect(written).not.toMatch(/(?<!\\)\||\n/);
    }),
  );
});
