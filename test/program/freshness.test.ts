/** A program that was built from older sources must never run in their place. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isFresh, recordInputs } from "../../generator/program/freshness.mjs";

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(join(tmpdir(), "gen-fresh-"));
  fs.mkdirSync(join(root, "dist"));
  for (const name of ["a.ts", "b.ts"]) fs.writeFileSync(join(root, name), name);
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

describe("a built program", () => {
  beforeEach(() => recordInputs(root, ["a.ts", "b.ts"], Number.POSITIVE_INFINITY));

  test("is fresh as long as nothing has changed", () => {
    expect(isFresh(root)).toBe(true);
  });

  test.each([
    ["a source is longer", () => fs.appendFileSync(join(root, "b.ts"), "!")],
    ["a source is older", () => fs.utimesSync(join(root, "b.ts"), 1, 1)],
    ["a source is gone", () => fs.rmSync(join(root, "a.ts"))],
    ["the record is cut", () => fs.truncateSync(join(root, "dist/inputs.json"), 20)],
    ["the record is nothing", () => fs.writeFileSync(join(root, "dist/inputs.json"), "null")],
    ["the record is empty", () => fs.writeFileSync(join(root, "dist/inputs.json"), "{}")],
  ])("is not when %s", (_, change) => {
    change();
    expect(isFresh(root)).toBe(false);
  });
});

test("a source that was written while the program was built makes it old at once", () => {
  const began = 1_000_000;
  fs.utimesSync(join(root, "a.ts"), began / 1000, began / 1000);
  recordInputs(root, ["a.ts"], began);
  expect(isFresh(root)).toBe(true);
  fs.utimesSync(join(root, "a.ts"), began / 1000 + 1, began / 1000 + 1);
  recordInputs(root, ["a.ts"], began);
  expect(isFresh(root)).toBe(false);
});

test("a program with a part missing is not fresh", () => {
  const part = join(root, "dist/part.js");
  fs.writeFileSync(part, "");
  recordInputs(root, ["a.ts"], Number.POSITIVE_INFINITY, ["dist/part.js"]);
  expect(isFresh(root)).toBe(true);
  fs.rmSync(part);
  expect(isFresh(root)).toBe(false);
});

test("where nothing was built, nothing is fresh", () => {
  expect(isFresh(root)).toBe(false);
});
