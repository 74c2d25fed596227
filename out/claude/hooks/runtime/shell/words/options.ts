/** Reading a program's options from expanded words, the way getopt-like programs do. */
import { dropStart, literal, mayStartWith, prefix, type Word } from "./word.ts";

export interface OptionSpec {
  /** Short options that take a value (`"mF"`): the rest of the bundle, else the next word. */
  readonly short: string;
  /** Short options whose value can only be attached (`-S[key]`). */
  readonly shortAttached?: string;
  /** Long options (without dashes) that take a value as the next word when not given with `=`. */
  readonly long: readonly string[];
  /** All long options, when the program accepts unambiguous abbreviations of them. */
  readonly known?: readonly string[];
  /** The first word that is no option ends the options (wrappers, global options). */
  readonly stopAtOperand?: boolean;
}

export interface Option {
  /** `-n` or `--no-verify`, abbreviations completed. */
  readonly name: string;
  readonly value?: Word;
}

export interface Parsed {
  readonly options: readonly Option[];
  readonly operands: readonly Word[];
  /** Index in `operands` of the first word after `--`; absent = no `--`. */
  readonly dashes?: number;
  /** Words in option position that may or may not be options. */
  readonly unclear: readonly Word[];
}

/** Splits words into options and operands. A hole that may start with `-` is an unclear operand. */
export function parseOptions(words: readonly Word[], spec: OptionSpec): Parsed {
  const options: Option[] = [];
  const operands: Word[] = [];
  const unclear: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const value = literal(word);
    if (value === "--") {
      const dashes = operands.length;
      return { options, operands: [...operands, ...words.slice(at + 1)], dashes, unclear };
    }
    const start = prefix(word);
    if (!start.startsWith("-") || value === "-") {
      if (value === undefined && mayStartWith(word, "-")) unclear.push(word);
      operands.push(word);
      if (spec.stopAtOperand === true) {
        operands.push(...words.slice(at + 1));
        break;
      }
      continue;
    }
    at += start.startsWith("--")
      ? long(word, words[at + 1], spec, options)
      : short(word, words[at + 1], spec, options);
  }
  return { options, operands, unclear };
}

/** Reads one long option; tells how many further words it used. */
function long(word: Word, next: Word | undefined, spec: OptionSpec, into: Option[]): number {
  const start = prefix(word);
  const equals = start.indexOf("=");
  const name = completed(equals === -1 ? start.slice(2) : start.slice(2, equals), spec);
  if (equals !== -1) {
    into.push({ name: `--${name}`, value: dropStart(word, equals + 1) });
    return 0;
  }
  if (literal(word) === undefined) {
    into.push({ name: `--${name}`, value: word });
    return 0;
  }
  if (!spec.long.includes(name) || next === undefined) {
    into.push({ name: `--${name}` });
    return 0;
  }
  into.push({ name: `--${name}`, value: next });
  return 1;
}

function completed(name: string, spec: OptionSpec): string {
  const known = spec.known ?? spec.long;
  if (known.includes(name)) return name;
  const opposites = known.map((option) => `no-${option}`);
  const all = new Set(spec.known === undefined ? known : [...known, ...opposites]);
  const matches = all.has(name) ? [name] : [...all].filter((option) => option.startsWith(name));
  return matches.length === 1 ? (matches[0] ?? name) : name;
}

function short(word: Word, next: Word | undefined, spec: OptionSpec, into: Option[]): number {
  const flags = prefix(word).slice(1);
  for (const [index, flag] of [...flags].entries()) {
    const rest = dropStart(word, index + 2);
    if (spec.shortAttached?.includes(flag) === true) {
      into.push({ name: `-${flag}`, value: rest });
      return 0;
    }
    if (!spec.short.includes(flag)) {
      into.push({ name: `-${flag}` });
      continue;
    }
    if (rest.pieces.length > 0) {
      into.push({ name: `-${flag}`, value: rest });
      return 0;
    }
    into.push(next === undefined ? { name: `-${flag}` } : { name: `-${flag}`, value: next });
    return next === undefined ? 0 : 1;
  }
  // A bundle that ends in a hole (`-a$X`) may hold any further flag.
  if (literal(word) === undefined) into.push({ name: "-?", value: word });
  return 0;
}

/** The last value given for any of the names. */
export function optionValue(parsed: Parsed, ...names: readonly string[]): Word | undefined {
  return parsed.options.findLast((option) => names.includes(option.name))?.value;
}

/** All values given for any of the names, in order. */
export function optionValues(parsed: Parsed, ...names: readonly string[]): readonly Word[] {
  return parsed.options.flatMap(({ name, value }) =>
    names.includes(name) && value !== undefined ? [value] : [],
  );
}

/** One of the options is in force: a later opposite (`--no-dry-run`) takes it back. */
export function hasOption(parsed: Parsed, ...names: readonly string[]): boolean {
  const opposites = names.map(opposite);
  const last = parsed.options.findLast(
    ({ name }) => names.includes(name) || opposites.includes(name),
  );
  return last !== undefined && names.includes(last.name);
}

function opposite(name: string): string | undefined {
  if (name.startsWith("--no-")) return `--${name.slice(5)}`;
  return name.startsWith("--") ? `--no-${name.slice(2)}` : undefined;
}
