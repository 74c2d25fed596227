/** Program text given to an interpreter on the command line, on standard input, or written just before. */
import type { Run } from "../act.ts";
import { hasOption, parseOptions } from "../options.ts";
import { literal, type Word } from "../word.ts";
import { writtenFile } from "../written-file.ts";

/** Short options whose value is program text. */
const evaluates: ReadonlyMap<string, string> = new Map([
  ["python", "c"],
  ["node", "ep"],
  ["nodejs", "ep"],
  ["bun", "ep"],
  ["tsx", "ep"],
  ["deno", ""],
  ["ruby", "e"],
  ["perl", "eE"],
  ["php", "r"],
  ["lua", "e"],
  ["osascript", "e"],
  ["rscript", "e"],
  ["julia", "e"],
  ["elixir", "e"],
  ["groovy", "e"],
]);

type Texts = (run: Run) => readonly Word[];

const others: ReadonlyMap<string, Texts> = new Map<string, Texts>([
  ...["awk", "gawk", "mawk"].map((name): [string, Texts] => [name, words]),
  ...["sed", "gsed"].map((name): [string, Texts] => [name, sedScripts]),
  ...["vim", "vi", "nvim", "ex", "ed", "emacs"].map((name): [string, Texts] => [
    name,
    (run) => [...words(run), ...input(run)],
  ]),
  // Patches name the files they change.
  ...["patch", "git"].map((name): [string, Texts] => [name, input]),
]);

/** The texts; empty when the program is no interpreter, or runs a file nobody can see. */
export function scriptTexts(program: string, run: Run): readonly Word[] {
  const name = program.replace(/[\d.]+$/u, "");
  const other = others.get(name);
  if (other !== undefined) return other(run);
  const short = evaluates.get(name);
  if (short === undefined) return [];
  // What these are given with `-n` and `-p` is mostly read.
  const readers = name === "perl" || name === "ruby" ? ["-n", "-p"] : [];
  return interpreted(short, readers, run);
}

function words(run: Run): readonly Word[] {
  return run.words.slice(1);
}

function input(run: Run): readonly Word[] {
  return run.world.stdin === undefined ? [] : [run.world.stdin];
}

function interpreted(short: string, readers: readonly string[], run: Run): readonly Word[] {
  const parsed = parseOptions(run.words.slice(1), {
    short,
    long: ["eval", "print"],
    stopAtOperand: true,
  });
  const names = ["--eval", "--print", ...[...short].map((letter) => `-${letter}`)];
  const inline = parsed.options.flatMap(({ name, value }) =>
    value !== undefined && names.includes(name) ? [value] : [],
  );
  if (inline.length === 0) return fromFile(parsed.operands, run);
  return hasOption(parsed, ...readers) ? inline : [...inline, ...parsed.operands];
}

function fromFile([file, ...rest]: readonly Word[], run: Run): readonly Word[] {
  const path = file === undefined ? "-" : literal(file);
  if (path === "eval") return rest;
  if (path === "-" || path === "/dev/stdin") return given(input(run), rest);
  const written = path === undefined ? undefined : writtenFile(run.world, path);
  return written === undefined ? [] : [written];
}

/** A program and its arguments; without a program the arguments say nothing. */
function given(program: readonly Word[], rest: readonly Word[]): readonly Word[] {
  return program.length === 0 ? [] : [...program, ...rest];
}

/** Only a `w` command or flag writes from within a sed script. */
function sedScripts(run: Run): readonly Word[] {
  return words(run).filter((word) => /(?:^|[;{}\n/|,#\d$gpIi])\s*w\s/u.test(literal(word) ?? ""));
}
