/** The small parts of the reader, each a table of questions: `cases/parts-*.json`; `UPDATE=1` answers anew. */
import { readdirSync, rmSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { partReader } from "./support/parts.ts";
import { updated } from "./support/readings.ts";
import { writtenLayout } from "./support/written-layout.ts";

const top = writtenLayout();
process.env["HOME"] = top;
afterAll(() => rmSync(top, { recursive: true, force: true }));

const tables = readdirSync(new URL("./cases/", import.meta.url))
  .filter((file) => file.startsWith("parts-"))
  .map((file) => file.replace(".json", ""));

test("there are tables", () => {
  expect(tables.length).toBeGreaterThan(5);
});

describe.each(tables)("%s", (name) => {
  const read = partReader(name, top);

  test.each(Object.entries(updated(name, read)))("%#: %s", (question, lines) => {
    expect(read(question)).toEqual(lines);
  });
});
