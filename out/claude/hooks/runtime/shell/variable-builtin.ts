/** Builtins that set variables: `export`, `declare`, `read`, `set`, `unset` and their kin. */
import { parseOptions } from "./options.ts";
import type { Start } from "./start.ts";
import { dropStart, hole, literal, prefix, shown, text, type Word } from "./word.ts";
import { either, withEntry, type Flow, type World } from "./world.ts";

/** `export`, `declare`, `local`, `readonly`: assignments, and marks on names. */
export function declare(start: Start): Flow {
  const name = literal(start.words[0] ?? text(""));
  const flags = start.words
    .slice(1)
    .map((word) => literal(word) ?? "")
    .filter((word) => word.startsWith("-"));
  const isUndo = flags.some((flag) => flag.includes("n")) && name === "export";
  const isLocal =
    name !== "export" && name !== "readonly" && !flags.some((flag) => flag.includes("g"));
  const exports = !isUndo && (name === "export" || flags.some((flag) => flag.includes("x")));
  const functions = flags.some((flag) => flag.includes("f"));
  let { world } = start;
  for (const word of start.words.slice(1)) {
    if (prefix(word).startsWith("-")) continue;
    world = declared(word, world, {
      exports,
      functions,
      isLocal,
      isArray: flags.some((flag) => /[aA]/u.test(flag)),
    });
  }
  return either(world);
}

interface Marks {
  readonly exports: boolean;
  readonly functions: boolean;
  readonly isLocal: boolean;
  readonly isArray: boolean;
}

function declared(word: Word, before: World, marks: Marks): World {
  const assignment = /^([A-Za-z_]\w*)(\+?)=/u.exec(prefix(word));
  const name = assignment?.[1] ?? literal(word);
  if (name === undefined) return before;
  const isOwn = marks.isLocal && before.inFunction && !marks.functions;
  const world = exporting(isOwn ? ownVariable(name, before) : before, name, marks);
  if (assignment === null) return world;
  const isKnown = assignment[2] === "" && !marks.isArray && !prefix(word).startsWith(`${name}=(`);
  const value = isKnown ? dropStart(word, assignment[0].length) : filled(name);
  return { ...world, vars: withEntry(world.vars, name, { word: value }) };
}

/** The outer value comes back when the function ends; until then the variable is empty. */
function ownVariable(name: string, world: World): World {
  const isFirst = !world.locals.has(name);
  const locals = isFirst ? withEntry(world.locals, name, world.vars.get(name)) : world.locals;
  return { ...world, locals, vars: withEntry(world.vars, name, { word: text("") }) };
}

function exporting(world: World, name: string, marks: Marks): World {
  if (!marks.exports) return world;
  return { ...world, exported: new Set([...world.exported, marks.functions ? `${name}()` : name]) };
}

function filled(name: string): Word {
  return { pieces: [{ hole: `$${name}`, splits: true }] };
}

/** `read`, `mapfile`, `getopts`, `printf -v`: names that get a value nobody can tell. */
export function fill(start: Start): Flow {
  const names = start.words
    .slice(1)
    .map((word) => literal(word))
    .filter((name) => name !== undefined && /^[A-Za-z_]\w*$/u.test(name));
  const input = start.world.stdin === undefined ? undefined : literal(start.world.stdin);
  const isOneWord =
    literal(start.words[0] ?? text("")) === "read" &&
    names.length === 1 &&
    input !== undefined &&
    /^[^\s\\]+\n?$/u.test(input);
  const value = (name: string): Word => (isOneWord ? text(input.trim()) : filled(name));
  const vars = new Map(start.world.vars);
  for (const name of ["REPLY", "MAPFILE", ...names])
    if (name !== undefined) vars.set(name, { word: value(name) });
  return either({ ...start.world, vars });
}

export function unset(start: Start): Flow {
  const { operands } = parseOptions(start.words.slice(1), { short: "", long: [] });
  const names = operands.map((word) => literal(word) ?? "");
  const vars = new Map(start.world.vars);
  const functions = new Map(start.world.functions);
  for (const name of names) {
    if (vars.has(name)) vars.set(name, { word: text("") });
    functions.delete(name);
  }
  const exported = new Set([...start.world.exported].filter((name) => !names.includes(name)));
  return either({ ...start.world, vars, functions, exported });
}

/** `set -e`, `set -a`, `set -- words`. */
export function set(start: Start): Flow {
  const words = start.words.slice(1);
  const dashes = words.findIndex((word) => literal(word) === "--");
  const options = (dashes === -1 ? words : words.slice(0, dashes)).map(
    (word) => literal(word) ?? shown(word),
  );
  const world = options.reduce(
    (at, option, index) => switched(at, option, options[index + 1]),
    start.world,
  );
  const plain =
    dashes === -1
      ? words.filter((word, index) => isPlain(word, options[index - 1]))
      : words.slice(dashes + 1);
  const setsArgs = dashes !== -1 || plain.length > 0;
  return either(setsArgs ? { ...world, args: plain } : world);
}

/** No option, and no value of `-o`. */
function isPlain(word: Word, before: string | undefined): boolean {
  return !/^[-+]/u.test(prefix(word)) && !/^[-+][a-zA-Z]*o$/u.test(before ?? "");
}

function switched(world: World, option: string, next: string | undefined): World {
  if (!/^[-+]/u.test(option)) return world;
  const isOn = option.startsWith("-");
  const isNamed = option.endsWith("o");
  const has = (letter: string, name: string): boolean =>
    option.includes(letter) || (isNamed && next === name);
  const errexit = has("e", "errexit") ? isOn : world.errexit;
  const allexport = has("a", "allexport") ? isOn : world.allexport;
  return { ...world, errexit, allexport };
}

export function shift(start: Start): Flow {
  const count = Number(literal(start.words[1] ?? text("1")));
  const { world } = start;
  if (!Number.isInteger(count)) return either({ ...world, args: [hole("$@")] });
  return either({ ...world, args: world.args.slice(count) });
}
