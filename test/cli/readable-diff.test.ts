import { describe, expect, test } from "vitest";
import { readableDiff } from "../../generator/commands/readable-diff.ts";

const long = (word: string): string => "x".repeat(5000) + word + "y".repeat(5000);

describe("a diff on a terminal", () => {
  test("short lines stay as they are", () => {
    const diff = "--- a/b\n+++ b/b\n@@ -1,1 +1,1 @@\n-alpha\n+omega\n";
    expect(readableDiff(diff)).toBe(diff);
  });

  test("of long lines the first difference is shown, in both", () => {
    const lines = readableDiff(`@@ -1,2 +1,2 @@\n-a\n-${long("old")}\n+b\n+${long("new")}\n`);
    const [, , removed = "", , added = ""] = lines.split("\n");
    expect(removed).toMatch(/^-…x{40}old/u);
    expect(added).toMatch(/^\+…x{40}new/u);
    expect(removed.length).toBeLessThan(210);
  });

  test("a long line without a partner shows its start", () => {
    expect(readableDiff(`-${long("old")}\n`)).toMatch(/^-x{200}…\n$/u);
    expect(readableDiff(` ${long("old")}\n`)).toMatch(/^ x{200}…\n$/u);
    expect(readableDiff(`-short\n+short\n+${long("new")}\n`)).toMatch(/^\+x{200}…$/mu);
  });

  test("many lines are counted, not printed", () => {
    const all = Array.from({ length: 100 }, (_, at) => `+line ${at}`).join("\n");
    const lines = readableDiff(`${all}\n`).trimEnd().split("\n");
    expect(lines).toHaveLength(61);
    expect(lines.at(-1)).toBe("… 40 more lines; --format json has them all");
  });
});
