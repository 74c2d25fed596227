/** A block in a document, as pure text. */
import { format } from "prettier";
import { describe, expect, test } from "vitest";
import { findBlocks } from "../../generator/provision/find-block.ts";
import {
  placeBlock,
  removeBlock,
  type WantedBlock,
} from "../../generator/provision/merge-document.ts";

const block: WantedBlock = {
  name: "one",
  heading: "House rules",
  begin: "<!-- s:one:begin -->",
  end: "<!-- s:one:end -->",
  content: "A | b\n\n- c\n- d\n",
};

function placed(text: string, wanted = block): string {
  const merged = placeBlock(text, wanted);
  if ("fault" in merged) throw new Error(merged.fault.reason);
  return merged.text;
}

const BLOCK = "<!-- s:one:begin -->\n\nA | b\n\n- c\n- d\n\n<!-- s:one:end -->";

describe("a block without markers goes", () => {
  test.each([
    [
      "under the heading",
      "# House rules\n\nx\n\n# Next\n",
      `# House rules\n\nx\n\n${BLOCK}\n\n# Next\n`,
    ],
    ["under an empty heading", "# House rules\n# Next\n", `# House rules\n\n${BLOCK}\n\n# Next\n`],
    ["under one with marks", "## House *rules*\n\nx", `## House *rules*\n\nx\n\n${BLOCK}`],
    ["under one in other letters", "# HOUSE RULES\n", `# HOUSE RULES\n\n${BLOCK}\n`],
    [
      "under the exact one of two",
      "# House Rules\n\n# House rules\n",
      `# House Rules\n\n# House rules\n\n${BLOCK}\n`,
    ],
    [
      "before a subheading",
      "# House rules\n\nx\n\n## Sub\n\ny\n",
      `# House rules\n\nx\n\n${BLOCK}\n\n## Sub\n\ny\n`,
    ],
    ["behind a list", "# House rules\n\n- a\n- b\n", `# House rules\n\n- a\n- b\n\n${BLOCK}\n`],
    [
      "past a heading in code",
      "```\n# House rules\n```\n\n# House rules\n",
      `\`\`\`\n# House rules\n\`\`\`\n\n# House rules\n\n${BLOCK}\n`,
    ],
    [
      "with the line ends of the place",
      "# House rules\r\n\r\nx\r\n",
      `# House rules\r\n\r\nx\r\n\r\n${BLOCK.replaceAll("\n", "\r\n")}\r\n`,
    ],
  ])("%s", (_name, before, after) => {
    expect(placed(before)).toBe(after);
    expect(placed(after)).toBe(after);
  });
});

test("other line ends in the block are no difference, and no line outside changes", () => {
  const crlf = `a\r\n\r\n${BLOCK.replaceAll("\n", "\r\n")}\nlast\n`;
  expect(placed(crlf)).toBe(crlf);
  expect(placed(crlf, { ...block, content: "new" })).toBe(
    "a\r\n\r\n<!-- s:one:begin -->\r\n\r\nnew\r\n\r\n<!-- s:one:end -->\nlast\n",
  );
});

test("two blocks under one heading stand in their order and stay there", () => {
  const other = {
    ...block,
    begin: "<!-- s:two:begin -->",
    end: "<!-- s:two:end -->",
    content: "### Own\n\nx",
  };
  const once = placed(placed("# House rules\n\n# Next\n", other), block);
  expect(placed(placed(once, other), block)).toBe(once);
  expect(findBlocks(once, other)).toMatchObject({ blocks: [{}] });
  const [one, two] = [findBlocks(once, block), findBlocks(once, other)].map((found) =>
    "blocks" in found ? found.blocks[0] : undefined,
  );
  expect(one?.start).toBeGreaterThan(two?.end ?? Infinity);
});

test("a formatter leaves the block as it is", async () => {
  const text = placed("# House rules\n\nx\n\n## Next\n", {
    ...block,
    content: "A _b_.\n\n- c\n- d",
  });
  expect(await format(text, { parser: "markdown" })).toBe(text);
});

test.each([
  ["in a sentence", `See the ${block.begin} marker.\n\nAnd ${block.end} too.\n`],
  ["in a fence", `~~~md\n${BLOCK}\n~~~\n`],
  ["in an indented code block", `x\n\n    ${block.begin}\n    ${block.end}\n`],
  ["in a quote", `> ${block.begin}\n> ${block.end}\n`],
  ["in a comment", `<!--\n${block.begin.slice(5, -4)}\n-->\n`],
  ["in a longer HTML block", `<pre>\n${block.begin}\n${block.end}\n</pre>\n`],
])("markers %s are none", (_name, text) => {
  expect(findBlocks(text, block)).toEqual({ blocks: [] });
  expect(removeBlock(text, block)).toEqual({ text });
});

test.each([
  ["at the top", `${BLOCK}\n\nx\n`, "x\n"],
  ["alone", `${BLOCK}\n`, ""],
  ["at the end", `x\n\n${BLOCK}\n`, "x\n"],
  ["in between", `x\n\n${BLOCK}\n\ny\n`, "x\n\ny\n"],
  ["close to others", `x\n${BLOCK}\ny\n`, "x\ny\n"],
])("a removal %s leaves the rest", (_name, before, after) => {
  expect(removeBlock(before, block)).toEqual({ text: after });
});
