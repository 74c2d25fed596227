/** spec/tutorial.md, command by command, in a folder of its own. */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPOSITORY } from "../support/repository.ts";
import { patternOf, type Step, stepsOf } from "./page.ts";

const STEPS = stepsOf(fs.readFileSync(join(REPOSITORY, "spec/tutorial.md"), "utf8"));
const BIN = join(REPOSITORY, "generator/bin.mjs");

let folder: string;
let project: string;

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "gen-tutorial-")));
  project = join(folder, "shop");
  fs.mkdirSync(project);
  fs.mkdirSync(join(folder, "bin"));
  // Stands in for npx in a project that has the package: there is one program that it can start.
  const npx = `#!/bin/sh\n[ "$1" = gen ] || exit 127\nshift\nexec "${process.execPath}" "${BIN}" "$@"\n`;
  fs.writeFileSync(join(folder, "bin/npx"), npx, { mode: 0o755 });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test("the page has steps of both kinds", () => {
  expect(STEPS.filter(({ kind }) => kind === "run").length).toBeGreaterThan(20);
  expect(STEPS.filter(({ kind }) => kind === "file").length).toBeGreaterThan(1);
});

/** What a step prints; a file is written and prints nothing. */
function printedBy(step: Step): string {
  if (step.kind === "file") {
    const path = join(project, step.path);
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, step.text);
    return "";
  }
  const path = `${join(folder, "bin")}:${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;
  const env = { PATH: path, HOME: folder, NO_COLOR: "1" };
  const command = `{ ${step.command}; } 2>&1`;
  return spawnSync("sh", ["-c", command], { cwd: project, env, encoding: "utf8" }).stdout;
}

const ROWS = STEPS.map((step) => ({
  step,
  name: step.kind === "file" ? `writes ${step.path}` : `line ${step.line}: ${step.command}`,
  prints: step.kind === "file" ? "" : step.prints,
}));

test.each(ROWS)("$name", ({ step, prints }) => {
  expect(printedBy(step)).toMatch(patternOf(prints));
});

describe("the reading of the page itself", () => {
  test.each([
    ["a\n…\nb\n", "a\nx\ny\nb\n", true],
    ["a\n…\nb\n", "a\nb\n", true],
    ["a\n", "a\nb\n", false],
    ["… passed, 0 failed\n", "17 passed, 0 failed\n", true],
    ["… passed, 0 failed\n", "17 passed, 10 failed\n", false],
    ["", "", true],
    ["", "something\n", false],
  ])("%j on %j", (prints, text, fits) => {
    expect(patternOf(prints).test(text)).toBe(fits);
  });
});
