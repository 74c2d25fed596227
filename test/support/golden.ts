/** Holds what a test made against what is committed beside it. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { readTree } from "./read-tree.ts";
import { updating } from "./updating.ts";

export type Texts = ReadonlyMap<string, string>;

/**
 * Compares the set of files first, then each text. `mine` says which files of the folder are
 * outputs; the others (the spec, its prompts) are inputs and stay untouched.
 */
export function expectGolden(folder: string, actual: Texts, mine: (path: string) => boolean): void {
  if (updating()) write(folder, actual, mine);
  const committed = new Map([...readTree(folder)].filter(([path]) => mine(path)));
  expect([...actual.keys()].sort()).toEqual([...committed.keys()].sort());
  for (const [path, text] of actual) expect(text, path).toBe(committed.get(path));
}

function write(folder: string, actual: Texts, mine: (path: string) => boolean): void {
  for (const path of readTree(folder).keys()) if (mine(path)) rmSync(join(folder, path));
  for (const [path, text] of actual) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
