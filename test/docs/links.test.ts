/** Every Markdown page of the repository: what it links to is there, headings included. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { deadLinks } from "../support/dead-links.ts";
import { REPOSITORY } from "../support/repository.ts";

/** Not ours, or parts of bundles that a test keeps without their neighbours. */
const ELSEWHERE =
  /(?:^|\/)(?:node_modules|\..*)\/|^(?:reports|dist|test\/(?:golden|errors|fixtures))\//u;

const pages = new Map(
  globSync("**/*.md", { cwd: REPOSITORY, exclude: ["**/node_modules/**"] })
    .filter((path) => !ELSEWHERE.test(path))
    .map((path) => [path, readFileSync(join(REPOSITORY, path), "utf8")] as const),
);

test("no page links to what is not there", () => {
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(["README.md", "spec/tutorial.md", "out/docs/assurance.md"]),
  );
  expect(deadLinks(pages, (path) => existsSync(join(REPOSITORY, path)))).toEqual([]);
});

describe("the reading of links", () => {
  const found = (text: string): readonly string[] =>
    deadLinks(
      new Map([
        ["docs/a.md", text],
        ["docs/b.md", "# One `two` three\n\n## One\n\n## One\n"],
        ["top.md", "# Top\n"],
      ]),
      (path) => path === "docs/picture.svg",
    );

  test.each([
    "[a](b.md) [a](b.md#one-two-three) [a](b.md#one-1) [a](../top.md#top)",
    "# Here\n\n[a](#here) ![p](picture.svg) [a](https://example.org/x.md)",
    "[a][b]\n\n[b]: b.md#one",
    "`[a](nowhere.md)`",
  ])("%j leads somewhere", (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ["[a](c.md)", "docs/a.md → c.md"],
    ["[a](b.md#four)", "docs/a.md → b.md#four"],
    ["[a](#one)", "docs/a.md → #one"],
    ["![p](other.svg)", "docs/a.md → other.svg"],
    ["[a](top.md)", "docs/a.md → top.md"],
    ["[a][b]\n\n[b]: c.md", "docs/a.md → c.md"],
  ])("%j does not", (text, dead) => {
    expect(found(text)).toEqual([dead]);
  });
});
