/** Command texts and what the reader reads in them: `cases/readings-*.json`; `UPDATE=1` tells them anew. */
import { afterAll, describe, expect, test } from "vitest";
import { makePlace, readings, updated } from "./support/readings.ts";

const place = makePlace();
afterAll(() => place.remove());

const tables =
  "words attack shell wider unrun parameters programs variables flow wrappers open elsewhere closed-flow closed-flow-wider closed-programs closed-programs-wider closed-programs-unrun mutants mutants-wider".split(
    " ",
  );

describe.each(tables)("readings: %s", (name) => {
  const table = updated(`readings-${name}`, (command) => readings(command, place.root));

  // A test each: a mutant then meets only the commands that come by it.
  test.each(Object.entries(table))("%#: %s", (command, lines) => {
    expect(readings(command, place.root)).toEqual(lines);
  });
});
