/** Every command whose reading or verdict is written down, as cases that need no test framework. */
import { readdirSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import {
  guardedLayout,
  guardNames,
  listed,
  refusals,
  refused,
} from "../../attacks/support/guards.ts";
import { makePlace, readings, readTable } from "../shell/support/readings.ts";
import { partReader } from "../shell/support/parts.ts";
import { makeFolders, verdicts } from "../shell/support/verdicts.ts";
import { writtenLayout } from "../shell/support/written-layout.ts";
import { writtenReader } from "../shell/support/written.ts";

export interface ReaderCase {
  /** Table, number, command: unique. */
  readonly id: string;
  /** Whether it comes out as written down; throws where the reader throws. */
  readonly holds: () => boolean;
}

/** Makes the layouts on disk and lists the cases of all tables. */
export function readerCases(): readonly ReaderCase[] {
  return [...tableCases(), ...guardCases()];
}

interface Reader {
  /** HOME, as the reader sees it. */
  readonly home: string;
  /** Of a table by its name. */
  reader(table: string): (command: string) => readonly string[];
}

function tableCases(): readonly ReaderCase[] {
  const kinds = readers();
  const folder = new URL("../shell/cases/", import.meta.url);
  const names = readdirSync(folder).map((file) => file.replace(/\.json$/u, ""));
  return names.flatMap((name) => {
    const kind = kinds[name.split("-")[0] ?? ""];
    if (kind === undefined) throw new Error(`nobody reads the table ${name}`);
    const read = kind.reader(name);
    return Object.entries(readTable(name)).map(([command, lines]) =>
      atHome(kind.home, `${name}: ${command}`, () => isDeepStrictEqual(read(command), lines)),
    );
  });
}

/** By the first word of the table's name. */
function readers(): Readonly<Record<string, Reader>> {
  const place = makePlace();
  const top = writtenLayout();
  const folders = makeFolders();
  return {
    readings: { home: `${place.root}/home`, reader: () => (text) => readings(text, place.root) },
    written: { home: top, reader: (table) => writtenReader(table, top) },
    parts: { home: top, reader: (table) => partReader(table, top) },
    verdicts: { home: folders.root, reader: () => (asked) => verdicts(asked, folders) },
  };
}

function guardCases(): readonly ReaderCase[] {
  const layout = guardedLayout();
  const refusing = guardNames.flatMap((guard) =>
    refused(guard).map(([head, command]) =>
      atHome(layout.root, `${guard} on ${head}: ${command}`, () =>
        refusals(command, head, layout).includes(guard),
      ),
    ),
  );
  const passing = listed("everyday").map((command) =>
    atHome(
      layout.root,
      `everyday: ${command}`,
      () => refusals(command, "feat", layout).length === 0,
    ),
  );
  return [...refusing, ...passing];
}

/** The reader takes HOME from the environment: each layout has its own. */
function atHome(home: string, id: string, holds: () => boolean): ReaderCase {
  return {
    id,
    holds() {
      process.env["HOME"] = home;
      return holds();
    },
  };
}
