import { applyPatch } from "diff";
import { expect } from "vitest";
import fc from "fast-check";
import { test } from "@fast-check/vitest";
import { textDiff } from "../../generator/io/text-diff.ts";

const names = { before: "a/x", after: "b/x" };

test("a changed line stands between three lines on each side", () => {
  const before = Array.from({ length: 20 }, (_, at) => `line ${at}\n`).join("");
  const diff = textDiff(names, before, before.replace("line 9", "other"));
  expect(diff.split("\n").slice(0, 8)).toEqual([
    "--- a/x",
    "+++ b/x",
    "@@ -7,7 +7,7 @@",
    " line 6",
    " line 7",
    " line 8",
    "-line 9",
    "+other",
  ]);
});

const lines = (word: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `${word} ${at * 7}`).join("\n");

test("texts with little in common are replaced as a whole", () => {
  const before = lines("old", 3000);
  const after = `${lines("new", 4000)}\n`;
  const diff = textDiff(names, before, after);
  expect(diff).toContain("@@ -1,3000 +1,4000 @@\n-old 0\n");
  expect(applyPatch(before, diff)).toBe(after);
});

const text = fc
  .array(fc.constantFrom("a", "b", "", " c"), { maxLength: 12 })
  .map((all) => all.join("\n"));

test.prop([text, text, fc.boolean()])(
  "a diff is a patch from one to the other",
  (one, two, far) => {
    const before = far ? lines("old", 400) + one : one;
    const after = far ? two + lines("new", 400) : two;
    expect(applyPatch(before, textDiff(names, before, after))).toBe(after);
  },
);
