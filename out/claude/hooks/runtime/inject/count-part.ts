/** How many lines in the project's files match: bugs, open tasks. Bounded, links are not followed. */
import { readdirSync } from "../node-fs.ts";
import { join, relative, sep } from "node:path";
import type { Call } from "../call.ts";
import { globOrBelow, globParts } from "../paths/glob.ts";
import { searchPattern } from "../pattern.ts";
import { entryAt } from "../paths/entry-at.ts";
import { readRegular } from "../regular-file.ts";
import type { PartText } from "./part-text.ts";

export interface Count {
  readonly label: string;
  readonly paths: readonly string[];
  readonly pattern: string;
}

const mostFiles = 5000;
const mostBytes = 32 * 1024 * 1024;
const skipped = new Set([".git", "node_modules"]);

export function countPart({ label, paths, pattern }: Count, call: Call): PartText {
  const bases = paths.map((glob) => join(call.projectDir, globParts(glob).base));
  const present = bases.filter((base) => entryAt(base) !== undefined);
  if (present.length === 0) return { down: "no such files" };
  const wanted = paths.map((glob) => globOrBelow(glob, false));
  const matcher = searchPattern(pattern);
  const seen = new Set<string>();
  let lines = 0;
  let bytes = 0;
  let isWhole = true;
  for (const file of present.flatMap((base) => [...filesBelow(base, call)])) {
    const name = relative(call.projectDir, file).split(sep).join("/");
    if (seen.has(file) || !wanted.some((matches) => matches(name))) continue;
    const size = entryAt(file)?.size ?? 0;
    if (seen.size === mostFiles || bytes + size > mostBytes) {
      isWhole = false;
      continue;
    }
    seen.add(file);
    bytes += size;
    const text = readRegular(file);
    lines += text.split(/\r?\n/u).filter((line) => matcher.test(line)).length;
  }
  if (isWhole) return { text: `${label}: ${lines}` };
  return { text: `${label}: at least ${lines} (not all files were read)` };
}

/** Sorted, so that a bound cuts at the same place on every machine. */
function* filesBelow(path: string, call: Call): Generator<string, void, void> {
  call.clock.check();
  const entry = entryAt(path);
  if (entry?.isFile() === true) yield path;
  if (entry?.isDirectory() !== true) return;
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name)) yield* filesBelow(join(path, name), call);
  }
}
