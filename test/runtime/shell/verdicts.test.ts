/**
 * What the guards say of a command, and why: the tables `cases/verdicts-*.json`; `UPDATE=1` tells them
 * anew. Ways past that were tried by hand, or reported, are refused, and ordinary work passes.
 */
import { afterAll, describe, expect, test } from "vitest";
import { updated } from "./support/readings.ts";
import { makeFolders, verdicts } from "./support/verdicts.ts";

const folders = makeFolders();
afterAll(() => folders.remove());

const tables: Readonly<Record<string, RegExp>> = {
  attacks: /^(?:refused|unsure): ./u,
  reported: /^(?:refused|unsure): ./u,
  writes: /^(?:refused|unsure): ./u,
  harmless: /^let pass$/u,
  spared: /^let pass$/u,
  merges: /^(?:(?:refused|unsure): .|let pass$)/u,
};

describe.each(Object.entries(tables))("%s", (name, wanted) => {
  const table = updated(`verdicts-${name}`, (asked) => verdicts(asked, folders));

  test.each(Object.entries(table))("%#: %s", (asked, lines) => {
    expect(verdicts(asked, folders)).toEqual(lines);
    expect(lines[0]).toMatch(wanted);
  });
});
