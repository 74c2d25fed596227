/** What `find` does with one file: its expression, read three-valued, since not every test can be answered. */
import { readdirSync, statSync } from "../../node-fs.ts";
import { basename } from "node:path";
import { entryAt } from "../../paths/entry-at.ts";
import { literal, shown, text, type Word } from "../words/word.ts";
import { regular, wildcards } from "./find-pattern.ts";

export interface Visit {
  /** Absolute. */
  readonly path: string;
  /** The path as find says it; absent when the folder it starts from has no known name. */
  readonly said?: string | undefined;
  readonly depth: number;
}

/** 0 no, 0.5 perhaps, 1 yes: `and` is the least, `or` the greatest, `not` what is missing to 1. */
type Truth = number;

/** How surely find comes to what it can do with the file; `lists`: prints it, or starts a program. */
export interface Reached {
  deletes: Truth;
  lists: Truth;
  prunes: Truth;
}

interface Reading {
  readonly words: readonly Word[];
  readonly visit: Visit;
  readonly reached: Reached;
  at: number;
  syntax: string;
  /** A word that could be any test or operator: whatever follows may happen. */
  isLost: boolean;
}

const actions = /^-(?:delete|ls|print0?|printf|fls|fprint[0f]?|exec|execdir|ok|okdir)$/u;
const withoutValue =
  /^-(?:d|daystart|depth|follow|(?:no)?ignore_readdir_race|mount|noleaf|xdev|(?:no)?warn|executable|empty|readable|writable|nogroup|nouser|quit)$/u;

/** `words` are those behind the folders. */
export function reachedBy(words: readonly Word[], visit: Visit): Readonly<Reached> {
  const reached = { deletes: 0, lists: 0, prunes: 0 };
  const reading = { words, visit, reached, at: 0, syntax: "emacs", isLost: false };
  const isDeep = words.some((word, at) => isBeyond(shown(word), words[at + 1], visit.depth));
  const truth = words.length === 0 ? 1 : sequence(reading, 1);
  if (!words.some((word) => actions.test(shown(word)))) reached.lists = truth;
  return isDeep ? { ...reached, deletes: 0, lists: 0 } : reached;
}

function isBeyond(option: string, value: Word | undefined, depth: number): boolean {
  const limit = Number(value === undefined ? "" : (literal(value) ?? ""));
  return (option === "-maxdepth" && depth > limit) || (option === "-mindepth" && depth < limit);
}

function next({ words, at }: Reading): string {
  return shown(words[at] ?? text(""));
}

/** Steps over the next word when it is such an operator. */
function took(reading: Reading, operator: RegExp): boolean {
  const isNext = operator.test(next(reading));
  if (isNext) reading.at += 1;
  return isNext;
}

function sequence(reading: Reading, reach: Truth): Truth {
  let truth = either(reading, reach);
  while (took(reading, /^,$/u)) truth = either(reading, reach);
  return truth;
}

function either(reading: Reading, reach: Truth): Truth {
  let truth = both(reading, reach);
  while (took(reading, /^-or?$/u))
    truth = Math.max(truth, both(reading, Math.min(reach, 1 - truth)));
  return truth;
}

function both(reading: Reading, reach: Truth): Truth {
  let truth = one(reading, reach);
  while (!/^(?:-or?|,|\)|)$/u.test(next(reading))) {
    took(reading, /^-a(?:nd)?$/u);
    truth = Math.min(truth, one(reading, Math.min(reach, truth)));
  }
  return truth;
}

function one(reading: Reading, reach: Truth): Truth {
  if (took(reading, /^(?:!|-not)$/u)) return 1 - one(reading, reach);
  if (!took(reading, /^\($/u)) return primary(reading, reading.isLost ? 0.5 : reach);
  const truth = sequence(reading, reach);
  reading.at += 1;
  return truth;
}

function primary(reading: Reading, reach: Truth): Truth {
  const name = next(reading);
  const { reached, words } = reading;
  const isHole = literal(words[reading.at] ?? text("")) === undefined;
  reading.at += 1;
  reading.isLost ||= isHole;
  if (isHole) return 0.5;
  note(reached, name, reach);
  if (/^-(?:delete|prune|true|ls|print0?)$/u.test(name)) return 1;
  if (/^-(?:exec|ok)/u.test(name)) return started(reading);
  if (name === "-false") return 0;
  if (withoutValue.test(name)) return name === "-empty" ? isEmpty(reading.visit.path) : 0.5;
  reading.at += name === "-fprintf" ? 2 : 1;
  return tested(name, words[reading.at - 1] ?? text(""), reading);
}

function note(reached: Reached, action: string, reach: Truth): void {
  const what = action === "-delete" ? "deletes" : action === "-prune" ? "prunes" : "lists";
  if (what !== "lists" || actions.test(action)) reached[what] = Math.max(reached[what], reach);
}

/** Steps over the program's words; how it ends, nobody knows. */
function started(reading: Reading): Truth {
  let before = "";
  for (let word = next(reading); reading.at < reading.words.length; word = next(reading)) {
    reading.at += 1;
    if (word === ";" || (word === "+" && before === "{}")) break;
    before = word;
  }
  return 0.5;
}

function isEmpty(path: string): Truth {
  try {
    const at = statSync(path);
    return Number(at.isDirectory() ? readdirSync(path).length === 0 : at.size === 0);
  } catch {
    return 0.5;
  }
}

const kinds: Readonly<Record<string, "isFile" | "isDirectory" | "isSymbolicLink">> = {
  f: "isFile",
  d: "isDirectory",
  l: "isSymbolicLink",
};

function tested(name: string, value: Word, reading: Reading): Truth {
  const { path, said } = reading.visit;
  const flags = name.startsWith("-i") ? "i" : "";
  if (/^-i?name$/u.test(name)) return matches(wildcards(value, flags), basename(said ?? path));
  if (/^-i?(?:path|wholename)$/u.test(name)) return matches(wildcards(value, flags), said);
  if (/^-i?regex$/u.test(name)) return matches(regular(value, reading.syntax, flags), said);
  if (name === "-regextype") reading.syntax = shown(value);
  if (/^-(?:regextype|mindepth|maxdepth)$/u.test(name)) return 1;
  const kind = name === "-type" ? kinds[shown(value)] : undefined;
  const entry = kind === undefined ? undefined : entryAt(path);
  return kind === undefined || entry === undefined ? 0.5 : Number(entry[kind]());
}

function matches(pattern: RegExp | undefined, value: string | undefined): Truth {
  return pattern === undefined || value === undefined ? 0.5 : Number(pattern.test(value));
}
