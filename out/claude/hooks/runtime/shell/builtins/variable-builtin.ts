/** Builtins that set variables: `export`, `declare`, `unset` and their kin. */
import { hasOption, parseOptions } from "../words/options.ts";
import type { Reading } from "../reading.ts";
import type { Start } from "../start.ts";
import { filled, unsetValue, withVariable } from "../words/variable.ts";
import { dropStart, isMany, literal, prefix, text, type Word } from "../words/word.ts";
import { either, withEntry, type Flow, type World } from "../world.ts";

interface Marks {
  /** The letters of the options, and those that the builtin's name stands for. */
  readonly on: ReadonlySet<string>;
  /** The name is taken out of the environment. */
  readonly takesOff: boolean;
  /** Within a function the variable is the function's own. */
  readonly isLocal: boolean;
}

/** `export`, `declare`, `local`, `readonly`: assignments, and marks on names. */
export function declare(start: Start, reading: Reading): Flow {
  const [first = text(""), ...words] = start.words;
  const name = literal(first);
  const flags = words.map((word) => /^[-+]\w+/u.exec(prefix(word))?.[0] ?? "");
  const operands = words.filter((_, index) => flags[index] === "");
  const marks = marksOf(name, flags);
  if (marks.on.has("n"))
    reading.emit({ kind: "unread", what: "a name that stands for another", world: start.world });
  const world = operands.reduce((at, word) => declared(word, at, marks), start.world);
  // Some shells do it and others refuse: both readings count.
  const isDoubtful =
    name === "export" ? marks.takesOff : name === "local" && !start.world.inFunction;
  return isDoubtful ? { ok: [world], fail: [start.world] } : either(world);
}

function marksOf(name: string | undefined, flags: readonly string[]): Marks {
  const on = new Set(flags.filter((flag) => flag.startsWith("-")).join(""));
  const isLocal = name !== "export" && name !== "readonly" && !on.has("g");
  const isOff = flags.some((flag) => /^\+.*x/u.test(flag));
  if (name === "readonly") on.add("r");
  if (name !== "export") return { on, takesOff: isOff, isLocal };
  on.add("x");
  return { on, takesOff: on.delete("n"), isLocal };
}

function declared(word: Word, before: World, marks: Marks): World {
  const { on, isLocal } = marks;
  const assignment = /^([A-Za-z_]\w*)(\+?)=/u.exec(prefix(word));
  const name = assignment?.[1] ?? literal(word);
  if (name === undefined) return before;
  const isOwn = isLocal && before.inFunction && !on.has("f");
  const world = exporting(isOwn ? ownVariable(name, before) : before, name, marks);
  const after = assignment === null ? world : given(name, assignment, word, world, on);
  // The shell changes every value: numbers, letters of one case.
  if (["i", "l", "u", "c"].some((letter) => on.has(letter)))
    return fixing(withVariable(after, name, filled(name)), name);
  return on.has("r") ? fixing(after, name) : after;
}

function given(
  name: string,
  [whole = "", , append]: readonly string[],
  word: Word,
  world: World,
  on: Marks["on"],
): World {
  const isArray = on.has("a") || on.has("A") || prefix(word).startsWith(`${name}=(`);
  if (append !== "" || isArray) return withVariable(world, name, filled(name));
  if (!on.has("g") || !world.inFunction)
    return withVariable(world, name, { word: dropStart(word, whole.length) });
  // Which variable is the global one is not followed.
  const isOwn = world.locals.has(name);
  const locals = isOwn ? withEntry(world.locals, name, filled(name)) : world.locals;
  return withVariable({ ...world, locals }, name, filled(name));
}

function fixing(world: World, name: string): World {
  return { ...world, fixed: new Set([...world.fixed, name]) };
}

/** The outer value comes back when the function ends; until then the variable is not set. */
function ownVariable(name: string, world: World): World {
  const isFirst = !world.locals.has(name);
  const locals = isFirst ? withEntry(world.locals, name, world.vars.get(name)) : world.locals;
  return { ...world, locals, vars: withEntry(world.vars, name, unsetValue) };
}

function exporting(world: World, name: string, { on, takesOff }: Marks): World {
  const exported = new Set(world.exported);
  const entry = on.has("f") ? `${name}()` : name;
  if (takesOff) exported.delete(entry);
  else if (on.has("x")) exported.add(entry);
  return { ...world, exported };
}

export function unset(start: Start): Flow {
  const { world } = start;
  const { options, operands } = parseOptions(start.words.slice(1), { short: "", long: [] });
  const only = options.at(-1)?.name;
  const names = operands.map((word) => literal(word) ?? "");
  const functions = new Map([...world.functions].filter(([name]) => !names.includes(name)));
  const forgotten = { ...world, functions };
  if (only === "-f") return either(forgotten);
  const without = names.reduce(unsetOne, world);
  // Without an option a function goes where there is no such variable; in some shells it never does.
  const mayBeFunction =
    only === undefined && names.some((name) => world.functions.has(name) && !world.vars.has(name));
  return mayBeFunction
    ? { ok: [{ ...without, functions }, without], fail: [without] }
    : either(without);
}

/** An element taken out of an array leaves a gap: what is left is not followed. */
function unsetOne(world: World, operand: string): World {
  const [, name = operand, index] = /^(\w+)(\[.*)?$/u.exec(operand) ?? [];
  if (index !== undefined) return withVariable(world, name, filled(name));
  const exported = new Set([...world.exported].filter((other) => other !== name));
  return { ...withVariable(world, name, unsetValue), exported };
}

/** `set -e`, `set -a`, `set -- words`. */
export function set(start: Start): Flow {
  const words = start.words.slice(1);
  let { world } = start;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? text("");
    const option = prefix(word);
    const isEnd = option === "--" || option === "-";
    if (isEnd || !/^[-+]/u.test(option)) {
      const args = words.slice(isEnd ? at + 1 : at);
      const isUnchanged = option === "-" && args.length === 0;
      return either(isUnchanged ? world : { ...world, args });
    }
    const name = option.includes("o") ? words[at + 1] : undefined;
    world = switched(world, word, name);
    if (name !== undefined) at += 1;
  }
  return either(world);
}

function switched(world: World, word: Word, name: Word | undefined): World {
  const option = prefix(word);
  const isOn = option.startsWith("-");
  const isNamed = name === undefined ? undefined : literal(name);
  const errexit = option.includes("e") || isNamed === "errexit" ? isOn : world.errexit;
  const allexport = option.includes("a") || isNamed === "allexport" ? isOn : world.allexport;
  // A switch that is not known may be the one that turns it off.
  const isUnclear = literal(word) === undefined || (name !== undefined && isNamed === undefined);
  return { ...world, errexit: errexit && !isUnclear, allexport };
}

/** `shopt -so errexit`: the options of `set` under their names. */
export function shopt({ words, world }: Start): Flow {
  const parsed = parseOptions(words.slice(1), { short: "", long: [] });
  const sign = ["-s", "-u"].find((name) => hasOption(parsed, name));
  if (sign === undefined || !hasOption(parsed, "-o")) return either(world);
  const how = text(sign === "-s" ? "-o" : "+o");
  return either(parsed.operands.reduce((at, name) => switched(at, how, name), world));
}

export function shift(start: Start): Flow {
  const { world } = start;
  const words = start.words.slice(1);
  const [by = text("1"), ...more] = prefix(words[0] ?? text("")) === "--" ? words.slice(1) : words;
  const known = literal(by);
  const count = /^\d+$/u.test(known ?? "") && more.length === 0 ? Number(known) : undefined;
  const taken = world.args.slice(0, count);
  if (count === undefined || taken.some(isMany))
    return { ok: [{ ...world, args: [filled("@").word] }], fail: [world] };
  const isBeyond = count > world.args.length;
  return isBeyond
    ? { ok: [], fail: [world] }
    : { ok: [{ ...world, args: world.args.slice(count) }], fail: [] };
}
