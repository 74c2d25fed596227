/** A script that the same command wrote a moment ago and now runs: its text is known, or at least suspect. */
import { childText } from "./child-process.ts";
import { childWorld } from "./child-world.ts";
import type { Reading } from "./reading.ts";
import { first, type Start } from "./start.ts";
import { literal } from "./word.ts";
import { either, type Flow } from "./world.ts";
import { writtenFile } from "./written-file.ts";

export function writtenScript(start: Start, reading: Reading): Flow | undefined {
  const { world } = start;
  const path = literal(first(start));
  const written = path?.includes("/") === true ? writtenFile(world, path) : undefined;
  if (written === undefined) return undefined;
  const body = literal(written);
  if (body === undefined) {
    reading.emit({ kind: "unread", what: `the script ${path}, which this command writes`, world });
    return either(world);
  }
  return childText(body, { ...childWorld(start), args: start.words.slice(1) }, world, reading);
}
