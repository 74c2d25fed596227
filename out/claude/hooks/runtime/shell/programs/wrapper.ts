/** Programs that run another program: how to find that program behind their own options. */
import { diskOnly, eachWorld } from "../outcome.ts";
import { findExec } from "./find-exec.ts";
import { innerTemplate, innerText } from "./inner-text.ts";
import { multiplexed } from "./multiplexer.ts";
import { hasOption, optionValue, parseOptions, type Parsed } from "../words/options.ts";
import { parallel } from "./parallel.ts";
import { inDirectory } from "./in-directory.ts";
import type { Reading } from "../reading.ts";
import { runner } from "./runner.ts";
import { spaced } from "../words/spaced.ts";
import type { Start } from "../start.ts";
import { dropStart, literal, prefix, text, type Word } from "../words/word.ts";
import { wrappers, type Wrapper } from "./wrapper-table.ts";
import { either, joined, type Flow, type Value } from "../world.ts";
import { xargs } from "./xargs.ts";

type Again = (start: Start) => Flow;

/** Runs what a wrapper wraps; `undefined` when the program is no wrapper. */
export function wrapped(
  program: string,
  start: Start,
  reading: Reading,
  again: Again,
): Flow | undefined {
  if (program === "xargs") return xargs(start, again);
  if (program === "find" || program === "gfind" || program === "fd") return findExec(start, again);
  const flow = behind(program, start, reading, again);
  return flow === undefined ? undefined : eachWorld(flow, diskOnly(start.world));
}

function behind(program: string, start: Start, reading: Reading, again: Again): Flow | undefined {
  if (/^(?:(?:env_)?parallel|sem)$/u.test(program)) return parallel(start, reading);
  if (program === "tmux" || program === "screen")
    return joined(emptied(start).map((from) => multiplexed(program, from, reading, again)));
  const flow = runner(program, start, again);
  if (flow !== undefined || !Object.hasOwn(wrappers, program)) return flow;
  const spec = wrappers[program];
  return spec === undefined ? undefined : unwrapped(program, spec, start, reading, again);
}

function unwrapped(
  program: string,
  spec: Wrapper,
  start: Start,
  reading: Reading,
  again: Again,
): Flow {
  const options = { short: spec.short, long: spec.long ?? [], stopAtOperand: true };
  const parsed = parseOptions(start.words.slice(1), options);
  const next = atHome(program, parsed, inDirectory(chdir(spec, parsed), start));
  const starts = program === "env" ? ofEnv(next, parsed) : spec.clears ? emptied(next) : [next];
  const [first] = parsed.operands;
  const isDash = program === "env" && first !== undefined && literal(first) === "-";
  const operands = isDash ? parsed.operands.slice(1) : parsed.operands;
  const flows = starts.map((from) => {
    const { own, rest } =
      spec.assigns === true ? assignments(operands, from.own) : { own: from.own, rest: operands };
    const inner = { ...from, own, words: rest.slice(spec.operands ?? 0) };
    return inside(program, spec, parsed, inner, reading, again);
  });
  return joined(flows);
}

/** The texts among the words, the program behind the options, or a shell that reads its input. */
function inside(
  program: string,
  spec: Wrapper,
  parsed: Parsed,
  start: Start,
  reading: Reading,
  again: Again,
): Flow {
  const { words, world } = start;
  const given = textsOf(program, spec, parsed, words);
  const late = lateTexts(program, spec, words);
  const args = late.operands.filter((word) => literal(word) !== "-").slice(2);
  const read = spec.texts === true ? innerTemplate : innerText;
  const flows = [...given, ...late.texts].map((inner) =>
    read(inner, start, reading, spec.isShell === true ? args : []),
  );
  const readsInput = world.stdin !== undefined && (spec.isShell === true || words.length === 0);
  if (readsInput && flows.length === 0)
    flows.push(again({ ...start, words: [text("sh")], only: "programs" }));
  if (given.length === 0 && words.length > 0) flows.push(again({ ...start, only: "programs" }));
  return flows.length === 0 ? either(world) : joined(flows);
}

function textsOf(
  program: string,
  spec: Wrapper,
  parsed: Parsed,
  words: readonly Word[],
): readonly Word[] {
  const split = program === "env" ? optionValue(parsed, "-S", "--split-string") : undefined;
  if (split !== undefined) return [spaced([text("env"), split, ...words])];
  const isLine =
    (program === "watch" && !hasOption(parsed, "-x", "--exec")) ||
    (program === "entr" && hasOption(parsed, "-s"));
  if (isLine) return [spaced(words)];
  return [...valuesOf(spec, parsed), ...(spec.texts === true ? words : [])];
}

function valuesOf(spec: Wrapper, parsed: Parsed): readonly Word[] {
  return parsed.options.flatMap(({ name, value }) =>
    spec.text?.includes(name) === true && value !== undefined ? [value] : [],
  );
}

/** `su me -c …`, `flock file -c …`: the text may also come behind the operands. */
function lateTexts(
  program: string,
  spec: Wrapper,
  words: readonly Word[],
): { readonly texts: readonly Word[]; readonly operands: readonly Word[] } {
  if (!/^(?:su|script|flock|runuser)$/u.test(program)) return { texts: [], operands: [] };
  const parsed = parseOptions(words, { short: spec.short, long: spec.long ?? [] });
  return { texts: valuesOf(spec, parsed), operands: parsed.operands };
}

/** With the environment, and without it. */
function emptied(start: Start): readonly Start[] {
  const { world, own } = start;
  if (world.exported.size + own.size === 0) return [start];
  return [start, { ...start, own: new Map(), world: { ...world, exported: new Set() } }];
}

/** `env -i`, `env -`, `env -u NAME`: what is left of the environment. */
function ofEnv(start: Start, parsed: Parsed): readonly Start[] {
  const { world } = start;
  const isEmpty =
    hasOption(parsed, "-i", "--ignore-environment") ||
    literal(parsed.operands[0] ?? text("")) === "-";
  const gone = parsed.options.flatMap(({ name, value }) =>
    /^-(?:u|-unset)$/u.test(name) && value !== undefined ? [literal(value)] : [],
  );
  const stays = (name: string): boolean => !isEmpty && !gone.includes(name);
  const after = {
    ...start,
    own: new Map([...start.own].filter(([name]) => stays(name))),
    world: { ...world, exported: new Set([...world.exported].filter(stays)) },
  };
  return gone.includes(undefined) ? emptied(after) : [after];
}

/** A login starts in the user's home. */
function atHome(program: string, parsed: Parsed, start: Start): Start {
  const isUser = /^(?:su|runuser)$/u.test(program);
  const isLogin =
    (isUser &&
      (hasOption(parsed, "-l", "--login") || literal(parsed.operands[0] ?? text("")) === "-")) ||
    (program === "sudo" && hasOption(parsed, "-i", "--login"));
  if (!isLogin) return start;
  return { ...start, world: { ...start.world, cwd: { unknown: "the user's home" } } };
}

function chdir(spec: Wrapper, parsed: Parsed): Word | undefined {
  return spec.chdir === undefined ? undefined : optionValue(parsed, ...spec.chdir);
}

/** Leading `NAME=value` operands as assignments; the name may be empty. */
function assignments(
  operands: readonly Word[],
  before: ReadonlyMap<string, Value>,
): { readonly own: ReadonlyMap<string, Value>; readonly rest: readonly Word[] } {
  const own = new Map(before);
  let count = 0;
  for (const word of operands) {
    const name = /^([^=]*)=/u.exec(prefix(word))?.[1];
    if (name === undefined) break;
    own.set(name, { word: dropStart(word, name.length + 1) });
    count += 1;
  }
  return { own, rest: operands.slice(count) };
}
