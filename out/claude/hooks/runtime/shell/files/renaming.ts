/** `ln`, `mv`, `cp`, `install`: later parts of the command may reach files and directories by another name. */
import { basename, dirname, isAbsolute, resolve } from "node:path";
import { copied } from "./copied-files.ts";
import { hasOption, optionValue, parseOptions, type Parsed } from "../words/options.ts";
import { isDirectory, isKnown } from "../place.ts";
import type { Start } from "../start.ts";
import { dropStart, literal, prefix, text, type Word } from "../words/word.ts";
import type { World } from "../world.ts";
import { writing, writtenFile } from "./written-file.ts";

const programs = new Set(["ln", "mv", "cp", "install", "rsync", "scp"]);
const spec = { short: "tSmog", long: ["target-directory", "suffix", "mode", "owner", "group"] };

/** The world with the new names known, and with files of unknown contents as such. */
export function renaming(program: string, start: Pick<Start, "words" | "world">): World {
  const { world } = start;
  if (!isKnown(world.cwd)) return world;
  if (!programs.has(program)) return changing(program, start);
  const parsed = parseOptions(start.words.slice(1), spec);
  const { target, sources, isInto } = ends(parsed, world.cwd);
  if (target === undefined) return world;
  const isLink = hasOption(parsed, "-l", "-s", "--link", "--symbolic", "--symbolic-link");
  const isSymbolic = program === "ln" && isLink;
  const isShared = program === "ln" || (program === "cp" && isLink);
  const after = isSymbolic ? world : copied(world, sources, target, isShared);
  const isCopy = program !== "mv" && !isShared;
  const linked = withLinks(after, sources, target, { isInto, isSymbolic, isCopy });
  const hidesGit = sources.some((source) => basename(literal(source) ?? "git") === "git");
  return hidesGit ? unknownFiles(linked, [text(target)]) : linked;
}

/** What goes where; without a target it goes into the current directory. */
function ends(
  parsed: Parsed,
  cwd: string,
): {
  readonly target: string | undefined;
  readonly sources: readonly Word[];
  readonly isInto: boolean;
} {
  const { operands } = parsed;
  const into = optionValue(parsed, "-t", "--target-directory");
  const isAll = into !== undefined || operands.length === 1;
  const sources = isAll ? operands : operands.slice(0, -1);
  const to = into ?? (isAll ? text(".") : operands.at(-1));
  return { target: path(to, cwd), sources, isInto: isAll || sources.length > 1 };
}

const editors = new Set(["ed", "ex", "vi", "vim", "patch", "sponge", "truncate"]);
const inPlace = /^(?:g?sed|perl|ruby)$/u;

/** Programs that write into files that they are given. */
function changing(program: string, { words, world }: Pick<Start, "words" | "world">): World {
  const rest = words.slice(1);
  if (program === "tee") return unknownFiles(world, parseOptions(rest, spec).operands);
  if (program === "dd") {
    const outputs = rest.filter((word) => prefix(word).startsWith("of="));
    return unknownFiles(
      world,
      outputs.map((word) => dropStart(word, 3)),
    );
  }
  const edits =
    editors.has(program) ||
    (inPlace.test(program) && rest.some((word) => /^-(?:\w*i|-in-pl)/u.test(prefix(word))));
  const known = rest.filter((word) => writtenFile(world, literal(word) ?? "") !== undefined);
  return edits ? unknownFiles(world, known) : world;
}

function withLinks(
  world: World,
  sources: readonly Word[],
  target: string,
  how: { readonly isInto: boolean; readonly isSymbolic: boolean; readonly isCopy: boolean },
): World {
  const links = new Map(world.disk.links);
  const copies = new Set(world.disk.copies);
  const files = new Map(world.disk.files);
  for (const source of sources) {
    const name = literal(source);
    if (name === undefined) continue;
    const isInside = how.isInto || isDirectory(target);
    const link = isInside ? resolve(target, basename(name)) : target;
    const from = path(source, how.isSymbolic ? dirname(link) : String(world.cwd)) ?? "";
    if (!how.isSymbolic && !isDirectory(from)) continue;
    links.set(link, from);
    files.delete(link);
    if (how.isCopy) copies.add(link);
  }
  return { ...world, disk: { ...world.disk, links, copies, files } };
}

/** Whoever runs the file later runs something that nobody has read. */
function unknownFiles(world: World, names: readonly Word[]): World {
  return names.reduce((after, name) => writing(after, name, undefined), world);
}

function path(word: Word | undefined, cwd: string): string | undefined {
  const known = word === undefined ? undefined : literal(word);
  if (known === undefined) return undefined;
  return isAbsolute(known) ? resolve(known) : resolve(cwd, known);
}
