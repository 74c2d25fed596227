/** Which paths a command writes, command by command: the tables `cases/written-*.json`. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { updated } from "./support/readings.ts";
import { writtenLayout } from "./support/written-layout.ts";
import { scriptsIn, writtenBy } from "./support/written.ts";

let top: string;
beforeAll(() => {
  top = writtenLayout();
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

test.each(["copies", "operands", "outputs", "git", "scripts"])("what %s write", (name) => {
  const lines = (command: string): readonly string[] =>
    name === "scripts" ? scriptsIn(command, top) : writtenBy(command, top);
  const table = updated(`written-${name}`, lines);
  const commands = Object.keys(table);
  expect(commands.length).toBeGreaterThan(100);
  expect(Object.fromEntries(commands.map((command) => [command, lines(command)]))).toEqual(table);
});
