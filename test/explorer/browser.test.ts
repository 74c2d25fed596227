/** The page in a real browser: what people see, by mouse, by keyboard, by screen reader, on paper. */
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasChromium, launch, opened } from "./support/browser.ts";
import { explorerOf, explorerOfSpec } from "./support/explorer-of.ts";
import { grownProject } from "./support/grown-project.ts";

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

/** Violated rules with their places, in the whole page or a part of it. */
async function violations(page: Page, part = "html"): Promise<readonly string[]> {
  const result = await page.evaluate<AxeResult>(`axe.run(${JSON.stringify(part)})`);
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** The text of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate<string>(
    "(() => { const cell = document.activeElement.closest('td'); const row = cell.parentElement; const at = [...row.querySelectorAll('td')].indexOf(cell); const heads = cell.closest('table').querySelectorAll('thead th[data-names]'); return `${row.querySelector('.name').textContent} ${heads[at].querySelector('.name').textContent}`; })()",
  );
}

/** Whether anything stands out of the page, or is cut off in a box of its own. */
function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(
    "[document.documentElement, ...document.querySelectorAll('.scroll')].filter((box) => box.offsetParent !== null || box === document.documentElement).filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => `${box.tagName} ${box.className} ${box.scrollWidth} > ${box.clientWidth}: ${box.textContent.slice(0, 60)}`)",
  );
}

describe.skipIf(!hasChromium)("the explorer in Chromium", () => {
  const html = explorerOfSpec();
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test.each(["light", "dark"] as const)("no violation that axe finds, %s", async (colorScheme) => {
    const { page, errors } = await opened(browser, html, { colorScheme });
    await page.evaluate(axe.source);
    expect(await violations(page)).toEqual([]);
    await page.locator("#matrix-project td a.denied").first().click();
    expect(await violations(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("details.hook summary").first().click();
    expect(await violations(page, "#hooks")).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("no violation that axe finds in a small window, where tables move sideways", async () => {
    const { page } = await opened(browser, html, { viewport: { width: 340, height: 800 } });
    await page.evaluate(axe.source);
    expect(await violations(page, "#pictures")).toEqual([]);
    await page.locator("#matrix-project td a.denied").first().click();
    expect(await violations(page, "dialog")).toEqual([]);
  });

  test("loads nothing and breaks no rule of its own policy", async () => {
    const { page, requests, errors } = await opened(browser, html);
    await page.locator("#matrix-project td a").first().click();
    expect(requests).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("what its policy does not name cannot run", async () => {
    const injected = html.replace("<main>", "<main><script>document.title = 'run'</script>");
    const { page, errors } = await opened(browser, injected);
    expect(await page.title()).not.toBe("run");
    expect(errors.join()).toContain("Content Security Policy");
  });

  test("a cell opens its chain, and Escape leads back to the cell", async () => {
    const { page } = await opened(browser, html);
    const row = page.locator("#matrix-project tbody tr", { hasText: /\bEdit\b/u }).first();
    await row.locator("a.denied").first().focus();
    const before = await focused(page);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    expect(await dialog.isVisible()).toBe(true);
    expect(await dialog.textContent()).toContain("the agent's file strips the tool");
    expect(await dialog.getByRole("columnheader", { name: "Hooks disabled" }).count()).toBe(1);
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(false);
    expect(await focused(page)).toBe(before);
  });

  test("a cell that is reached all the same tells the shortest way", async () => {
    const { page } = await opened(browser, html);
    await page.locator("#matrix-project td a.reachable").first().click();
    const path = page.getByRole("dialog").locator("ol.path li");
    expect(await path.first().textContent()).toMatch(/^the agent itself calls /u);
  });

  test("one tab stop; arrows, Home and End walk the grid", async () => {
    const { page } = await opened(browser, html);
    const grid = page.getByRole("grid", { name: "as project files" });
    expect(await grid.locator('td a[tabindex="0"]').count()).toBe(1);
    await grid.locator('td a[tabindex="0"]').focus();
    const start = await focused(page);
    await page.keyboard.press("ArrowRight");
    const right = await focused(page);
    expect(right).not.toBe(start);
    await page.keyboard.press("ArrowDown");
    expect((await focused(page)).split(" ").at(-1)).toBe(right.split(" ").at(-1));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowLeft");
    expect(await focused(page)).toBe(start);
    await page.keyboard.press("ArrowLeft");
    expect(await focused(page)).toBe(start);
    await page.keyboard.press("Control+End");
    const end = await focused(page);
    await page.keyboard.press("End");
    expect(await focused(page)).toBe(end);
    await page.keyboard.press("Control+Home");
    expect(await focused(page)).toBe(start);
    expect(await grid.locator('td a[tabindex="0"]').count()).toBe(1);
  });

  test("filters by agent, tool and verdict, and says what is left", async () => {
    const { page } = await opened(browser, html);
    const grid = page.getByRole("grid", { name: "as project files" });
    await page.getByLabel("Agent", { exact: true }).fill("qa");
    await page.getByLabel("Tool", { exact: true }).fill("notebook");
    expect(await grid.locator("tbody tr:visible").count()).toBe(1);
    expect(await grid.locator("thead th[data-names]:visible").count()).toBe(1);
    expect(await page.getByRole("status").textContent()).toMatch(
      /^1 of \d+ tool rows, 1 of \d+ agent columns$/u,
    );
    await page.getByLabel("Verdict").selectOption("allowed");
    expect(await grid.locator("tbody tr:visible").count()).toBe(0);
    await page.getByRole("button", { name: "Clear" }).click();
    expect(await page.getByRole("status").textContent()).toMatch(/^(\d+) of \1 tool rows/u);
    await page.getByLabel("Installed").selectOption({ label: "As a plugin" });
    expect(await grid.isVisible()).toBe(false);
    expect(await page.getByRole("grid", { name: "as a plugin" }).isVisible()).toBe(true);
  });

  test("a hook's link in a chain opens the hook's entry", async () => {
    const { page } = await opened(browser, html);
    await page.locator("#matrix-project td a.conditional").first().click();
    const link = page.getByRole("dialog").locator('a[href^="#hook-"]').first();
    const id = (await link.textContent()) ?? "";
    await link.click();
    const entry = page.locator("details.hook[open]");
    expect(await entry.locator("summary .id").textContent()).toBe(id);
    expect(await entry.locator("pre").first().isVisible()).toBe(true);
  });

  test("without a script tables, chains and hooks are there", async () => {
    const { page } = await opened(browser, html, { javaScriptEnabled: false });
    await page.locator("#matrix-plugin td a.denied").first().click();
    const hash = new URL(page.url()).hash;
    expect(await page.locator(hash).isVisible()).toBe(true);
    await page.locator("details.hook summary").first().click();
    expect(await page.locator("details.hook pre").first().isVisible()).toBe(true);
  });

  const pages = [
    ["the shipped spec", html],
    ["a spec of sixty classes", explorerOf(grownProject(300, 40, true))],
  ] as const;

  test.each(
    pages.flatMap(([title, text]) =>
      [320, 768, 1920].map((width) => [title, width, text] as const),
    ),
  )("%s is no wider than a window of %i px", async (_, width, text) => {
    const { page } = await opened(browser, text, { viewport: { width, height: 800 } });
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(
      width,
    );
  });

  test.each(pages)("on paper no column of %s is cut", async (_, text) => {
    // The width between the margins of A4 landscape, in CSS pixels.
    const { page } = await opened(browser, text, { viewport: { width: 1032, height: 700 } });
    await page.emulateMedia({ media: "print" });
    await page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))");
    expect(await overflowing(page)).toEqual([]);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("no violation that axe finds in a dense matrix", async () => {
    const { page } = await opened(browser, pages[1][1]);
    await page.evaluate(axe.source);
    expect(await violations(page, "#matrix-project thead")).toEqual([]);
  });
});
