/** A real headless Chromium (Debian's package `chromium`), and pages in it. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { onTestFinished } from "vitest";

const CHROMIUM = "/usr/bin/chromium";

/** Where it is missing, tests in the browser are skipped by name; CI installs it. */
export const hasChromium = existsSync(CHROMIUM);

/** With a profile of its own, which goes when it is closed. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

export interface Opened {
  readonly page: Page;
  /** Everything the page asked for, itself aside. */
  readonly requests: readonly string[];
  /** Errors of scripts and of the page's policy. */
  readonly errors: readonly string[];
}

/** The text as a page on disk, in a context of its own. */
export async function opened(
  browser: Browser,
  html: string,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), "explorer-"));
  const file = join(folder, "index.html");
  writeFileSync(file, html);
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  onTestFinished(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const page = await context.newPage();
  const url = pathToFileURL(file).href;
  const requests: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    if (request.url() !== url) requests.push(request.url());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(url);
  return { page, requests, errors };
}
