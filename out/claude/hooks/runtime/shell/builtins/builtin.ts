/** The shell's own commands, as far as they change what later commands do. */
import { eachWorld } from "../outcome.ts";
import { environment } from "../act.ts";
import { cd, dirs, popd, pushd } from "./directory.ts";
import { fill, read, withFilled } from "./filling.ts";
import { withOwn, withoutOwn } from "../walk/own-variables.ts";
import { parameterValue } from "../words/parameter.ts";
import { hasOption, optionValue, parseOptions, type OptionSpec } from "../words/options.ts";
import type { Reading } from "../reading.ts";
import type { Start } from "../start.ts";
import { declare, set, shift, shopt, unset } from "./variable-builtin.ts";
import { spaced } from "../words/spaced.ts";
import { literal, prefix, dropStart, shown, text, type Word } from "../words/word.ts";
import { either, withEntry, type Flow, type World } from "../world.ts";

type Builtin = (start: Start, reading: Reading, again: (start: Start) => Flow) => Flow | undefined;

const inert: Builtin = ({ world }) => either(world);

const builtins: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ["cd", (start, reading) => cd(start, homeOf(start, reading))],
  ["chdir", (start, reading) => cd(start, homeOf(start, reading))],
  ["pushd", pushd],
  ["popd", popd],
  ["eval", evaluate],
  ["source", sourced],
  [".", sourced],
  ["command", lookPast],
  ["builtin", onlyBuiltin],
  ["exec", replaced],
  ["noglob", (start, _, again) => again({ ...start, words: start.words.slice(1) })],
  ["nocorrect", (start, _, again) => again({ ...start, words: start.words.slice(1) })],
  ["-", (start, _, again) => again({ ...start, words: start.words.slice(1) })],
  ["export", declare],
  ["declare", declare],
  ["typeset", declare],
  ["local", declare],
  ["readonly", declare],
  ["read", read],
  ["mapfile", callback],
  ["readarray", callback],
  ["getopts", fill],
  ["let", fill],
  ["unset", unset],
  ["set", set],
  ["shift", shift],
  ["alias", alias],
  ["unalias", unalias],
  ["trap", trap],
  ["hash", hash],
  ["enable", (start, reading) => loaded(start, reading)],
  ["exit", ({ world }, reading) => jump(world, reading.jumps.ended)],
  ["logout", ({ world }, reading) => jump(world, reading.jumps.ended)],
  [
    "return",
    ({ world }, reading) => (world.inFunction ? jump(world, reading.jumps.out) : either(world)),
  ],
  ["break", leaveLoop],
  ["continue", leaveLoop],
  ["printf", printfTo],
  ["jobs", inert],
  ["wait", waited],
  ["umask", inert],
  ["ulimit", inert],
  ["type", inert],
  ["times", inert],
  ["shopt", shopt],
  ["bind", inert],
  ["complete", callback],
  ["compgen", callback],
  ["dirs", dirs],
  ["disown", inert],
  ["help", inert],
  ["history", inert],
  ["suspend", inert],
  ["caller", inert],
  ["bg", inert],
  ["fg", inert],
]);

/** Runs a builtin; `undefined` when the name is none (or one that behaves as a plain program). */
export function builtin(
  start: Start,
  reading: Reading,
  again: (start: Start) => Flow,
): Flow | undefined {
  const name = literal(start.words[0] ?? text(""));
  const found = name === undefined ? undefined : builtins.get(name);
  if (found === undefined) return undefined;
  const flow = found(start, reading, again);
  if (flow !== undefined)
    reading.emit({
      kind: "run",
      words: start.words,
      env: environment(start.world, start.own),
      world: start.world,
    });
  return flow;
}

/** What follows in the text is not reached from here; whoever bounds the jump goes on with this world. */
function jump(world: World, list: World[]): Flow {
  list.push(world);
  return { ok: [], fail: [] };
}

function leaveLoop({ world }: Start, reading: Reading): Flow {
  if (world.inLoop === false) return either(world);
  const gone = jump(world, reading.jumps.out);
  return world.inLoop === true ? gone : either(world);
}

function homeOf(start: Start, reading: Reading): Word | undefined {
  const own = start.own.get("HOME");
  if (own !== undefined && "word" in own) return own.word;
  const around = {
    world: start.world,
    projectDir: reading.projectDir,
    env: reading.env,
    operand: () => undefined,
  };
  const value = parameterValue("HOME", around);
  return "word" in value ? value.word : undefined;
}

function evaluate(start: Start, reading: Reading): Flow {
  const words =
    literal(start.words[1] ?? text("")) === "--" ? start.words.slice(2) : start.words.slice(1);
  const body = literal(spaced(words));
  if (body !== undefined) {
    const flow = reading.text(body, [withOwn(start)]);
    return eachWorld(flow, (after) => withoutOwn(after, start));
  }
  reading.emit({ kind: "unread", what: `eval of ${shown(spaced(words))}`, world: start.world });
  return either(start.world);
}

function sourced(start: Start, reading: Reading): Flow {
  const file = start.words[1];
  reading.emit({
    kind: "unread",
    what: `the file ${file === undefined ? "" : shown(file)} that source reads`,
    world: start.world,
  });
  return either(start.world);
}

const whole: OptionSpec = { short: "", long: [], stopAtOperand: true };

function lookPast(start: Start, _: Reading, again: (start: Start) => Flow): Flow {
  const { options, operands } = parseOptions(start.words.slice(1), whole);
  const asks = options.some(({ name }) => name === "-v" || name === "-V");
  if (asks || operands.length === 0) return either(start.world);
  // `command cd` is still the builtin.
  return again({ ...start, words: operands, only: "unnamed" });
}

function onlyBuiltin(start: Start, _: Reading, again: (start: Start) => Flow): Flow {
  const { operands } = parseOptions(start.words.slice(1), whole);
  return operands.length === 0
    ? either(start.world)
    : again({ ...start, words: operands, only: "builtins" });
}

function replaced(start: Start, _: Reading, again: (start: Start) => Flow): Flow {
  const { operands } = parseOptions(start.words.slice(1), {
    short: "a",
    long: [],
    stopAtOperand: true,
  });
  return operands.length === 0
    ? either(start.world)
    : again({ ...start, words: operands, only: "programs" });
}

function alias(start: Start): Flow {
  let aliases = start.world.aliases;
  for (const word of start.words.slice(1)) {
    const name = /^([^=]+)=/u.exec(prefix(word))?.[1];
    if (name === undefined) continue;
    const value = literal(dropStart(word, name.length + 1));
    aliases = withEntry(aliases, name, value ?? `$${name}_alias`);
  }
  return either({ ...start.world, aliases });
}

function unalias(start: Start): Flow {
  const aliases = new Map(start.world.aliases);
  for (const word of start.words.slice(1)) aliases.delete(literal(word) ?? "");
  return either({ ...start.world, aliases });
}

/** The trap's text runs sooner or later: it is read here, and once more at the end of its text. */
function trap(start: Start, reading: Reading): Flow {
  const { operands } = parseOptions(start.words.slice(1), { short: "", long: [] });
  const [body] = operands;
  if (body === undefined || operands.length < 2) return either(start.world);
  const known = literal(body);
  if (known === "-" || known === "") return either(start.world);
  if (known !== undefined) {
    reading.text(known, [{ ...start.world, traps: [] }]);
    return either({ ...start.world, traps: [...new Set([...start.world.traps, known])] });
  }
  reading.emit({ kind: "unread", what: `the trap ${shown(body)}`, world: start.world });
  return either(start.world);
}

function hash(start: Start): Flow {
  const { options, operands } = parseOptions(start.words.slice(1), { short: "p", long: [] });
  const path = options.find(({ name }) => name === "-p")?.value;
  const name = literal(operands[0] ?? text(""));
  if (path === undefined || name === undefined) return either(start.world);
  const target = literal(path) ?? `$${name}_path`;
  return either({ ...start.world, aliases: withEntry(start.world.aliases, name, target) });
}

function loaded(start: Start, reading: Reading): Flow {
  const parsed = parseOptions(start.words.slice(1), { short: "f", long: [] });
  if (hasOption(parsed, "-f"))
    reading.emit({ kind: "unread", what: "a loaded builtin", world: start.world });
  return either(start.world);
}

function callback(start: Start, reading: Reading): Flow {
  const parsed = parseOptions(start.words.slice(1), { short: "dnOsuCcAFGWPSXo", long: [] });
  const body = parsed.options.find(({ name }) => name === "-C")?.value;
  if (body !== undefined) {
    const known = literal(body);
    if (known === undefined)
      reading.emit({ kind: "unread", what: `the callback ${shown(body)}`, world: start.world });
    else reading.text(known, [start.world]);
  }
  return fill(start);
}

function printfTo(start: Start): Flow | undefined {
  const name = optionValue(parseOptions(start.words.slice(1), { ...whole, short: "v" }), "-v");
  return name === undefined ? undefined : either(withFilled(start.world, [name]));
}

function waited({ words, world }: Start): Flow {
  const name = optionValue(parseOptions(words.slice(1), { ...whole, short: "p" }), "-p");
  return either(name === undefined ? world : withFilled(world, [name]));
}
