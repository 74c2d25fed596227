/** The options of a shell: where its text is, and which options are in force. */
import { optionValue, parseOptions } from "../words/options.ts";
import { literal, mayStartWith, prefix, type Word } from "../words/word.ts";

export interface ShellOptions {
  /** Letters in force; `-o errexit` counts as `e`. */
  readonly on: ReadonlySet<string>;
  /** Texts among the words, in order. */
  readonly texts: readonly Word[];
  /** The script and its arguments; behind a text only the arguments. */
  readonly operands: readonly Word[];
  /** A word that may hold any options. */
  readonly unclear?: Word;
}

const named: Readonly<Record<string, string>> = { errexit: "e", allexport: "a", noexec: "n" };
/** Names behind one dash are names all the same where they stand alone: `-norc`. */
const long = /^--|^-(?:no[erp]|posix|login|ver[bs]|wordexp|dump-|restr|pretty)/u;

export function shellOptions(program: string, words: readonly Word[]): ShellOptions {
  return program === "fish" ? ofFish(words) : ofPosix(words, /^(?:zsh|m?ksh)$/u.test(program));
}

/** Texts are values of options here. */
function ofFish(words: readonly Word[]): ShellOptions {
  const parsed = parseOptions(words, {
    short: "cCdDfop",
    long: ["command", "init-command", "debug", "debug-output", "features", "profile"],
    stopAtOperand: true,
  });
  const { options, operands, unclear } = parsed;
  const given = options.filter(({ name }) => /^-(?:[cC]|-(?:init-)?command)$/u.test(name));
  const texts = given.flatMap(({ value }) => value ?? []);
  const on = new Set(optionValue(parsed, "-c", "--command") === undefined ? "" : "c");
  const [hidden] = [optionValue(parsed, "-?") ?? unclear].flat().filter((word) => !isPath(word));
  return { on, texts, operands, ...(hidden === undefined ? {} : { unclear: hidden }) };
}

/** Bundles behind `-` and `+`; every `o` in one takes a further word. */
function ofPosix(words: readonly Word[], attaches: boolean): ShellOptions {
  const on = new Set<string>();
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? { pieces: [] };
    const known = literal(word);
    if (known === undefined && isHidden(word, on))
      return { on, texts: [], operands: [], unclear: word };
    if (known === undefined || !/^[-+]/u.test(known)) break;
    at += option(known, words.slice(at + 1), attaches, on);
    if (/^--?$/u.test(known)) {
      at += 1;
      break;
    }
  }
  const operands = words.slice(at);
  return on.has("c")
    ? { on, texts: operands.slice(0, 1), operands: operands.slice(2) }
    : { on, texts: [], operands };
}

/** The word may hold options that nobody sees; in place of a text it is not read anyway. */
function isHidden(word: Word, on: ReadonlySet<string>): boolean {
  if (/^[-+]/u.test(prefix(word))) return true;
  return !on.has("c") && !isPath(word) && (mayStartWith(word, "-") || mayStartWith(word, "+"));
}

/** Tells how many further words the option takes. */
function option(known: string, next: readonly Word[], attaches: boolean, on: Set<string>): number {
  if (/^--?(?:rcfile|init-file)$/u.test(known)) {
    on.add("rcfile");
    return 1;
  }
  if (/^--?login$/u.test(known)) on.add("l");
  return long.test(known) ? 0 : bundle(known, next, attaches, on);
}

function bundle(known: string, next: readonly Word[], attaches: boolean, on: Set<string>): number {
  const set = (letter: string): unknown =>
    known.startsWith("-") || letter === "c" ? on.add(letter) : on.delete(letter);
  let taken = 0;
  for (const [at, letter] of [...known].slice(1).entries()) {
    const rest = known.slice(at + 2);
    if (letter !== "o" && letter !== "O") set(letter);
    else if (attaches && rest !== "") {
      set(named[rest] ?? "");
      break;
    } else {
      const name = next[taken];
      taken += 1;
      set(named[(name === undefined ? undefined : literal(name)) ?? ""] ?? "");
    }
  }
  return taken;
}

/** A path, known or not, is no option. */
function isPath(word: Word): boolean {
  return (
    !/^[-+]/u.test(prefix(word)) &&
    word.pieces.some((piece) => "text" in piece && piece.text.includes("/"))
  );
}
