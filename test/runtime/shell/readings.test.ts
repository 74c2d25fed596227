/** Command texts and what the reader reads in them: `cases/readings-*.json`; `UPDATE=1` tells them anew. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace, readings, readTable, updated, type Place } from "./support/readings.ts";

describe.each(["words", "shell", "wider", "unrun"])("readings: %s", (name) => {
  let place: Place;
  const commands = Object.keys(readTable(`readings-${name}`));
  beforeAll(() => {
    place = makePlace();
  });
  afterAll(() => place.remove());

  test("the table tells what is read", () => {
    expect(commands.length).toBeGreaterThan(50);
    const read = (command: string): readonly string[] => readings(command, place.root);
    const table = updated(`readings-${name}`, read);
    const now = Object.fromEntries(commands.map((command) => [command, read(command)]));
    expect(now).toEqual(table);
  });
});
