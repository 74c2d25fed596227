import { expect, test } from "vitest";
import { sampleProject } from "../docs/sample-project.ts";
import type { Chain } from "../../generator/emit/explorer/matrix/chain.ts";
import { ChainPool } from "../../generator/emit/explorer/matrix/chain-pool.ts";
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

test("1,000 hooks with long messages: every one is named, the first ones in full", () => {
  const [gate] = sampleProject.hooks.filter(({ body }) => body.kind === "gate");
  if (gate?.body.kind !== "gate") throw new Error("the sample has no gate");
  const body = { ...gate.body, message: "No. ".repeat(500) };
  const hooks = Array.from({ length: 1000 }, (_, at) => ({ ...gate, body, name: `gate-${at}` }));
  const page = explorerOf({ ...sampleProject, hooks });
  expect(Buffer.byteLength(page)).toBeLessThan(2_000_000);
  expect(page).toContain("gate-999</code>");
  expect(page.match(/<details class="hook"/g)?.length).toBeGreaterThan(50);
});

test("a full pool takes no further chain, and still knows the ones it has", () => {
  const under = ["holds", "open", "holds", "holds", "holds", "holds"] as const;
  const chain = (at: number): Chain => ({
    mark: "weak",
    direct: "denied",
    links: Array.from({ length: 10 }, (_, link) => ({ words: `${at}-${link}`, under })),
    under,
    path: [],
    proofs: [],
    cost: 0,
  });
  const pool = new ChainPool();
  const numbers = Array.from({ length: 300 }, (_, at) => pool.numberOf(chain(at), "a", "t"));
  expect(numbers.filter((number) => number !== undefined)).toEqual([...pool.chains.keys()]);
  expect(numbers.at(-1)).toBeUndefined();
  expect(pool.chains.length).toBeGreaterThan(100);
  expect(pool.numberOf(chain(7), "b", "u")).toBe(7);
});
