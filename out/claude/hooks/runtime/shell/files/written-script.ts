/** A script that the same command wrote a moment ago and now runs: its text is known, or at least suspect. */
import { basename } from "node:path";
import { childText } from "../programs/child-process.ts";
import { childWorld } from "../programs/child-world.ts";
import type { Reading } from "../reading.ts";
import { startFiles } from "./start-files.ts";
import { first, type Start } from "../start.ts";
import { literal, shown, type Word } from "../words/word.ts";
import { either, type Flow } from "../world.ts";
import { writtenAs } from "./written-file.ts";

export function writtenScript(start: Start, reading: Reading): Flow | undefined {
  const { world } = start;
  const path = shown(first(start));
  const written = fileOf(first(start), start);
  if (written === undefined) return undefined;
  startFiles(start, childWorld(start), new Set(), reading);
  const body = literal(written);
  if (body === undefined) {
    reading.emit({ kind: "unread", what: `the script ${path}, which this command writes`, world });
    return either(world);
  }
  return childText(body, { ...childWorld(start), args: start.words.slice(1) }, world, reading);
}

/** A name without a directory is found along the `PATH` that this command sets. */
function fileOf(name: Word, { world, own }: Start): Word | undefined {
  const path = literal(name);
  if (path?.includes("/") ?? true) return writtenAs(world, name);
  if (!own.has("PATH") && !world.vars.has("PATH")) return undefined;
  return [...world.disk.files].find(([file]) => basename(file) === path)?.[1];
}
