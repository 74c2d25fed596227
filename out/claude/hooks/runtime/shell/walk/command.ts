/** One simple command: assignments, redirections, expansion, then whoever knows the program. */
import { eachWorld, stdinBack } from "../outcome.ts";
import { environment } from "../act.ts";
import { builtin } from "../builtins/builtin.ts";
import type { Expansion } from "../words/expand.ts";
import { expandOne, expandWord } from "../words/expand.ts";
import { drained, withDescriptors } from "../builtins/filling.ts";
import { byName, notFound } from "./named.ts";
import { runNested } from "./nested.ts";
import { nestedScripts, type Assignment, type Command } from "../syntax/parse.ts";
import type { Reading } from "../reading.ts";
import { renaming } from "../files/renaming.ts";
import { standardInput, writtenFiles } from "../files/redirect.ts";
import { shellProgram } from "../programs/shell-program.ts";
import { first, programName, type Handler, type Start } from "../start.ts";
import type { Walk } from "./walking.ts";
import { elementsOf, filled, firstOf } from "../words/variable.ts";
import { concat, hole, literal, shown, text, type Word } from "../words/word.ts";
import { wrapped } from "../programs/wrapper.ts";
import { either, joined, withEntry, type Flow, type Value, type World } from "../world.ts";
import { writing } from "../files/written-file.ts";
import { writtenScript } from "../files/written-script.ts";

export interface Commands {
  readonly reading: Reading;
  readonly walk: Walk;
  expansion(world: World): Expansion;
  /** What the command writes to its standard output, wherever that goes. */
  content(node: Command, world: World): Word | undefined;
  /** Programs that change what later commands mean (git). */
  readonly program: Handler;
}

/** A simple command in one world. */
export function runCommand(node: Command, world: World, by: Commands): Flow {
  const starts = runNested(nestedScripts(node), [world], by.walk);
  return joined(starts.map((start) => afterNested(node, start, by)));
}

function afterNested(node: Command, start: World, by: Commands): Flow {
  const expansion = by.expansion(start);
  const world = withDescriptors(written(node, start, by), node.redirects);
  const assignments = node.prefix.filter((item) => item.type === "Assignment");
  const own = assigned(assignments, world, by);
  runByItself(own, world, by);
  const words = commandWords(node, expansion);
  if (words.length === 0) {
    const after = { ...world, vars: new Map([...world.vars, ...own]) };
    const set = world.allexport ? withExports(after, own.keys()) : after;
    return either(set);
  }
  const stdin = standardInput(node.redirects, expansion);
  const inside = stdin === undefined ? world : { ...world, stdin };
  const flow = startProgram({ words, own, world: inside }, by);
  // A bare `exec` turns the input of the shell itself.
  const isTurned = words.length === 1 && literal(words[0] ?? text("")) === "exec";
  return stdin === undefined || isTurned ? flow : eachWorld(flow, stdinBack(world));
}

/**
 * Values that the shell evaluates later without being told: prompts, and the index of an array where
 * a number is wanted (`x='a[$(…)]'; echo $((x))`).
 */
function runByItself(own: ReadonlyMap<string, Value>, world: World, by: Commands): void {
  for (const [name, value] of own) {
    const known = "word" in value ? literal(value.word) : undefined;
    if (known === undefined || !/\$\(|`/u.test(known)) continue;
    const isPrompt = /^PS[0-4]$/u.test(name);
    if (isPrompt || /^\s*[A-Za-z_]\w*\[/u.test(known)) by.reading.text(`: "${known}"`, [world]);
  }
  const prompt = own.get("PROMPT_COMMAND");
  const text = prompt === undefined || !("word" in prompt) ? undefined : literal(prompt.word);
  if (text !== undefined) by.reading.text(text, [world]);
}

/** Redirections open their files before the program starts, whatever the program then does. */
function written(node: Command, world: World, by: Commands): World {
  const expansion = by.expansion(world);
  return writtenFiles(node.redirects, expansion).reduce((after, { target, path, operator }) => {
    by.reading.emit({ kind: "write", target: path, world });
    return writing(after, target, by.content(node, world), operator);
  }, world);
}

function withExports(world: World, names: Iterable<string>): World {
  return { ...world, exported: new Set([...world.exported, ...names]) };
}

function commandWords(node: Command, expansion: Expansion): readonly Word[] {
  const head = node.name === undefined ? [] : expandWord(node.name, expansion);
  const rest = node.args.flatMap((arg) =>
    arg.type === "Word" ? expandWord(arg, expansion) : [assignmentWord(arg, expansion)],
  );
  return [...head, ...rest];
}

/** `export A=b`: the assignment as the one word that the builtin gets. */
function assignmentWord(node: Assignment, expansion: Expansion): Word {
  if (node.value.type === "ArrayValue") return text(node.text);
  return concat(
    text(`${node.name}${node.append === true ? "+" : ""}=`),
    expandOne(node.value, expansion),
  );
}

function assigned(
  nodes: readonly Assignment[],
  world: World,
  by: Commands,
): ReadonlyMap<string, Value> {
  let values: ReadonlyMap<string, Value> = new Map();
  for (const node of nodes) {
    const vars = new Map([...world.vars, ...values]);
    const expansion = by.expansion({ ...world, vars });
    const value = assignedValue(node, vars.get(node.name), expansion);
    values = withEntry(values, node.name, world.fixed.has(node.name) ? filled(node.name) : value);
  }
  return values;
}

function assignedValue(node: Assignment, before: Value | undefined, expansion: Expansion): Value {
  if (node.index !== undefined) return filled(node.name);
  if (node.value.type === "ArrayValue") {
    // `([2]=x)` puts its elements where it likes.
    if (node.value.elements.some(({ text }) => /^\[.*\]\+?=/u.test(text))) return filled(node.name);
    const elements = node.value.elements.flatMap((element) => expandWord(element, expansion));
    const old = node.append === true && before !== undefined ? elementsOf(before) : [];
    return { elements: [...old, ...elements] };
  }
  const word = expandOne(node.value, expansion);
  if (node.append !== true) return { word };
  const old = before === undefined ? hole(`$${node.name}`) : firstOf(before);
  return { word: concat(old, word) };
}

/** The command word decides who goes on: a function, an alias, a builtin, a wrapper, a shell, git. */
function startProgram(start: Start, by: Commands): Flow {
  const { reading } = by;
  reading.step();
  const again = (next: Start): Flow => startProgram(next, by);
  const ownFlow = withinShell(start, reading, again);
  if (ownFlow !== undefined) return ownFlow;
  const { world } = start;
  const program = programName(first(start));
  if (program === undefined) {
    reading.emit({ kind: "unread", what: `the command word ${shown(first(start))}`, world });
    return either(world);
  }
  // A builtin that changes nothing here, or none at all: no program runs.
  if (start.only === "builtins") return outcome(program, world);
  reading.emit({ kind: "run", words: start.words, env: environment(world, start.own), world });
  const flow = outside(program, start, by, again);
  return isInert.test(program) ? flow : drained(flow);
}

type Again = (start: Start) => Flow;

/** Functions, aliases and builtins, as far as the start may reach them. */
function withinShell(start: Start, reading: Reading, again: Again): Flow | undefined {
  const name = literal(first(start));
  const { only } = start;
  if (name === undefined || only === "programs") return undefined;
  const isNamed = only === undefined || only === "unaliased";
  const named = isNamed ? byName(name, start, reading, again) : undefined;
  return named ?? builtin(start, reading, again);
}

function outside(program: string, start: Start, by: Commands, again: Again): Flow {
  return (
    wrapped(program, start, by.reading, again) ??
    shellProgram(program, start, by.reading) ??
    writtenScript(start, by.reading) ??
    by.program(start) ??
    joined([outcome(program, renaming(program, start)), notFound(start, by.reading, by.walk)])
  );
}

/** Builtins that change nothing, and read nothing. */
const isInert = /^(?:true|false|:|echo|printf|test|\[|pwd|kill)$/u;

function outcome(program: string, world: World): Flow {
  if (program === "true" || program === ":") return { ok: [world], fail: [] };
  return program === "false" ? { ok: [], fail: [world] } : either(world);
}
