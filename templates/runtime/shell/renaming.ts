/** `ln -s`, `mv`, `cp -r` of directories: later parts of the command may reach them by another name. */
import { basename, isAbsolute, resolve } from "node:path";
import { optionValue, parseOptions } from "./options.ts";
import { isDirectory, isKnown } from "./place.ts";
import type { Start } from "./start.ts";
import { literal, type Word } from "./word.ts";
import type { World } from "./world.ts";

const programs = new Set(["ln", "mv", "cp"]);
const spec = { short: "tS", long: ["target-directory", "suffix"] };

/** The world with the new names known. */
export function renaming(program: string, start: Start): World {
  const { world } = start;
  const { cwd } = world;
  if (!programs.has(program) || !isKnown(cwd)) return world;
  const parsed = parseOptions(start.words.slice(1), spec);
  const into = optionValue(parsed, "-t", "--target-directory");
  const target = path(into ?? parsed.operands.at(-1), cwd);
  const sources = into === undefined ? parsed.operands.slice(0, -1) : parsed.operands;
  if (target === undefined) return world;
  const links = new Map(world.disk.links);
  for (const source of sources) {
    const from = path(source, cwd);
    if (from === undefined || !isDirectory(from)) continue;
    const isInside = into !== undefined || sources.length > 1 || isDirectory(target);
    links.set(isInside ? resolve(target, basename(from)) : target, from);
  }
  return { ...world, disk: { ...world.disk, links } };
}

function path(word: Word | undefined, cwd: string): string | undefined {
  const known = word === undefined ? undefined : literal(word);
  if (known === undefined) return undefined;
  return isAbsolute(known) ? resolve(known) : resolve(cwd, known);
}

const mostLinks = 10;

/** Where a path leads once the command's own renamings are followed. */
export function throughLinks(world: World, start: string): string {
  let at = start;
  for (let count = 0; count < mostLinks; count += 1) {
    const link = [...world.disk.links].find(([name]) => at === name || at.startsWith(`${name}/`));
    if (link === undefined) return at;
    at = link[1] + at.slice(link[0].length);
  }
  return at;
}
