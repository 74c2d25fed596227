import { expect, test } from "vitest";
import { explorerOf } from "./support/explorer-of.ts";
import { grownProject } from "./support/grown-project.ts";

test("1,000 agents and 500 tools are folded into classes and stay under 2 MB", () => {
  const page = explorerOf(grownProject(1000, 500));
  expect(Buffer.byteLength(page)).toBeLessThan(2_000_000);
  expect(page).toContain("clerk-999");
  expect(page).toContain("many.tool-499");
});

test("agents that are hardly alike: what does not fit is said, not dropped in silence", () => {
  const page = explorerOf(grownProject(300, 40, true));
  expect(Buffer.byteLength(page)).toBeLessThan(2_000_000);
  expect(page).toMatch(/Too many classes for one picture: \d+ agents/u);
});
