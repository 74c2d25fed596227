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

function tableCases(): readonly ReaderCase[] {
  const place = makePlace();
  const top = writtenLayout();
  const folder = new URL("../shell/cases/", import.meta.url);
  const names = readdirSync(folder).map((file) => file.replace(/\.json$/u, ""));
  return names.flatMap((name) => {
    const isWritten = name.startsWith("written-");
    const read = isWritten
      ? writtenReader(name, top)
      : (command: string): readonly string[] => readings(command, place.root);
    const home = isWritten ? top : `${place.root}/home`;
    return Object.entries(readTable(name)).map(([command, lines]) =>
      atHome(home, `${name}: ${command}`, () => isDeepStrictEqual(read(command), lines)),
    );
  });
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
