/** `ln -s`, `mv`, `cp -r` of directories: later parts of the command may reach them by another name. */
import { basename, isAbsolute, resolve } from "node:path";
import { optionValue, parseOptions } from "./options.ts";
import { isDirectory, isKnown } from "./place.ts";
import type { Start } from "./start.ts";
import { literal, text, type Word } from "./word.ts";
import type { World } from "./world.ts";
import { writing } from "./written-file.ts";

const programs = new Set(["ln", "mv", "cp", "install", "tee"]);
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
  if (program === "tee") return unknownFiles(world, parsed.operands);
  const from = sources.map((source) => path(source, cwd));
  const isInto = into !== undefined || sources.length > 1;
  const linked = withLinks(world, from, target, isInto);
  const hidesGit = from.some((source) => source === undefined || isGit(source));
  return hidesGit ? unknownFiles(linked, [text(target)]) : linked;
}

function withLinks(
  world: World,
  sources: readonly (string | undefined)[],
  target: string,
  isInto: boolean,
): World {
  const links = new Map(world.disk.links);
  for (const from of sources) {
    if (from === undefined || !isDirectory(from)) continue;
    const isInside = isInto || isDirectory(target);
    links.set(isInside ? resolve(target, basename(from)) : target, from);
  }
  return { ...world, disk: { ...world.disk, links } };
}

/** Whoever runs the file later runs something that nobody has read. */
function unknownFiles(world: World, names: readonly Word[]): World {
  return names.reduce((after, name) => writing(after, name, undefined), world);
}

function isGit(path: string): boolean {
  return basename(path) === "git";
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
