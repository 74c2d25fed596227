/** Holds what a test made against what is committed beside it. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { readTree } from "./read-tree.ts";

export type Texts = ReadonlyMap<string, string>;

/** `UPDATE=1` rewrites goldens; never in CI, where it would turn every failure into a pass. */
export function updating(): boolean {
  const { UPDATE, CI } = process.env;
  if (UPDATE !== "1") return false;
  if (CI) throw new Error("UPDATE=1 is refused where CI is set: goldens are rewritten by people");
  return true;
}

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
