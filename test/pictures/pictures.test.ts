/** spec/pictures/: what the program prints now. `UPDATE=1` draws them anew, the explorer's among them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { explorerOfSpec } from "../explorer/support/explorer-of.ts";
import { hasChromium, launch, opened } from "../explorer/support/browser.ts";
import { expectGolden } from "../support/golden.ts";
import { updating } from "../support/updating.ts";
import { REPOSITORY } from "../support/repository.ts";
import { SCENES, stage } from "./support/scenes.ts";
import { styledLines } from "./support/styled-lines.ts";
import { terminalPicture } from "./support/terminal-picture.ts";

const PICTURES = join(REPOSITORY, "spec/pictures");
const EXPLORER = join(PICTURES, "explorer.png");

test("every picture of a terminal shows what the program prints now", async () => {
  const drawn = new Map<string, string>();
  for (const { name, title, play } of SCENES) {
    const folder = mkdtempSync(join(tmpdir(), "gen-picture-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const printed = await play(await stage(folder), folder);
    expect(printed, "a path of this machine").not.toContain(folder);
    drawn.set(`${name}.svg`, terminalPicture(title, printed));
  }
  expectGolden(PICTURES, drawn, (path) => path.endsWith(".svg"));
});

test.runIf(updating() && hasChromium)("the explorer's picture is drawn anew", async () => {
  const browser = await launch();
  try {
    const size = { width: 1200, height: 690 };
    const { page } = await opened(browser, explorerOfSpec(), {
      viewport: size,
      colorScheme: "light",
    });
    // The matrix: what stands above it tells versions and counts.
    await page.evaluate("document.querySelector('#matrix h3').scrollIntoView()");
    writeFileSync(EXPLORER, await page.screenshot());
  } finally {
    await browser.close();
  }
  expect(statSync(EXPLORER).size).toBeGreaterThan(10_000);
});

test("the explorer's picture is there, and small", () => {
  const { size } = statSync(EXPLORER);
  expect(size).toBeLessThan(150_000);
  expect([...readFileSync(EXPLORER).subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
});

test("the README shows every picture, with words for those who cannot see it", () => {
  const readme = readFileSync(join(REPOSITORY, "README.md"), "utf8");
  const names = readdirSync(PICTURES);
  expect(names.length).toBeGreaterThan(SCENES.length);
  for (const name of names) {
    expect(readme).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\(spec/pictures/${name}\\)`, "u"));
  }
});

describe("the reading of colours", () => {
  test("styles last until they are taken back, over lines too", () => {
    const [first, second] = styledLines("a\u001b[1;31mb\nc\u001b[22md\u001b[39me\n", 80);
    const [plain, red] = [
      { bold: false, dim: false },
      { bold: true, dim: false, color: 31 },
    ];
    expect(first).toEqual([
      { text: "a", style: plain },
      { text: "b", style: red },
    ]);
    expect(second).toEqual([
      { text: "c", style: red },
      { text: "d", style: { ...red, bold: false } },
      { text: "e", style: plain },
    ]);
  });

  test("a line that is too long goes on in the next", () => {
    const lines = styledLines("abcdef\u001b[31mgh\u001b[39m", 4);
    expect(lines.map((line) => line.map(({ text }) => text).join(""))).toEqual(["abcd", "efgh"]);
  });

  test.each(["\u001b[7mx", "\u001b[2Kx"])("%j is not drawn wrongly but refused", (text) => {
    expect(() => styledLines(text, 80)).toThrow(/colour code/u);
  });

  test("a picture holds the text, escaped, in its place", () => {
    const picture = terminalPicture('a "b"', "  <x> \u001b[32m+y\u001b[39m\n");
    expect(picture).toContain('aria-label="a &quot;b&quot;"');
    expect(picture).toMatch(/<text x="32\.8" y="30" textLength="25\.2">&lt;x&gt;<\/text>/u);
    expect(picture).toMatch(/<text x="66\.4" [^>]*fill="#7ee787">\+y<\/text>/u);
  });
});
