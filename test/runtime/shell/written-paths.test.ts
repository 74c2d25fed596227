/**
 * Which paths a command writes, command by command, and what a guard of some globs makes of them: the
 * tables `cases/written-*.json`; `UPDATE=1` tells them anew.
 */
import { rmSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { updated } from "./support/readings.ts";
import { writtenLayout } from "./support/written-layout.ts";
import { writtenReader } from "./support/written.ts";

const top = writtenLayout();
process.env["HOME"] = top;
afterAll(() => rmSync(top, { recursive: true, force: true }));

const tables = "copies operands outputs git scripts judged closed"
  .split(" ")
  .map((name) => `written-${name}`);

describe.each(tables)("%s", (name) => {
  const read = writtenReader(name, top);

  test.each(Object.entries(updated(name, read)))("%#: %s", (command, lines) => {
    expect(read(command)).toEqual(lines);
  });
});
