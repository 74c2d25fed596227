/** Program text given to an interpreter on the command line, on standard input, or written just before. */
import type { Run } from "../act.ts";
import { hasOption, optionValues, parseOptions } from "../words/options.ts";
import { dropStart, literal, prefix, text, type Word } from "../words/word.ts";
import { downloaders } from "./downloads.ts";
import { heldText, standardInput } from "./held-text.ts";
import { sedShell } from "./sed-writes.ts";

/** Short options whose value is program text, and those with another value, which stand before it. */
const evaluates: ReadonlyMap<string, string> = new Map([
  ["python", "c WX"],
  ["node", "ep rC"],
  ["nodejs", "ep rC"],
  ["bun", "ep r"],
  ["tsx", "ep rC"],
  ["deno", ""],
  ["ruby", "e rICE"],
  ["perl", "eE I"],
  ["php", "r dcz"],
  ["lua", "e l"],
  ["osascript", "e l"],
  ["rscript", "e"],
  ["julia", "e"],
  ["elixir", "e"],
  ["groovy", "e"],
]);

type Texts = (run: Run) => readonly Word[];

const others: ReadonlyMap<string, Texts> = new Map<string, Texts>([
  ...["awk", "gawk", "mawk"].map((name): [string, Texts] => [name, words]),
  ["sed", sedShell],
  ["gsed", sedShell],
  ...["vim", "vi", "nvim", "ex", "ed", "emacs"].map((name): [string, Texts] => [
    name,
    (run) => [...words(run), ...standardInput(run)],
  ]),
  // Patches name the files they change.
  ["patch", given],
  ["git", (run) => (run.words.some(isPatching) ? given(run) : [])],
  ["curl", configured],
  ...["tar", "gtar", "bsdtar"].map((name): [string, Texts] => [name, tarTexts]),
]);

/** The texts; empty when the program is no interpreter, or runs a file nobody can see. */
export function scriptTexts(program: string, run: Run): readonly Word[] {
  const name = program.replace(/[\d.]+$/u, "");
  const other = others.get(name);
  if (other !== undefined) return other(run);
  const options = evaluates.get(name);
  if (options === undefined) return [];
  // What these are given with `-n` and `-p` is mostly read.
  const readers = name === "perl" || name === "ruby" ? ["-n", "-p"] : [];
  return interpreted(options, readers, run);
}

function isPatching(word: Word): boolean {
  return /^(?:am|apply)$/u.test(literal(word) ?? "");
}

function configured(run: Run): readonly Word[] {
  const parsed = parseOptions(words(run), downloaders.curl.spec);
  return optionValues(parsed, "-K", "--config").flatMap((file) => heldText(file, run));
}

/** New names for members, and programs that tar starts. */
function tarTexts(run: Run): readonly Word[] {
  const long =
    "transform xform to-command checkpoint-action use-compress-program info-script".split(" ");
  const parsed = parseOptions(words(run), { short: "sfCIF", long });
  return optionValues(parsed, "-s", "-I", "-F", ...long.map((name) => `--${name}`));
}

function words(run: Run): readonly Word[] {
  return run.words.slice(1);
}

/** Standard input, and files among the words that the command has written. */
function given(run: Run): readonly Word[] {
  const files = words(run).map((word) =>
    dropStart(word, /^(?:--[a-z-]+=|-\w*?i)?/u.exec(prefix(word))?.[0].length ?? 0),
  );
  return [...standardInput(run), ...files.flatMap((file) => heldText(file, run))];
}

function interpreted(options: string, readers: readonly string[], run: Run): readonly Word[] {
  const [texts = "", others = ""] = options.split(" ");
  const parsed = parseOptions(run.words.slice(1), {
    short: texts + others,
    long: ["eval", "print", "require", "import", "loader", "conditions"],
    stopAtOperand: true,
  });
  const names = ["--eval", "--print", ...[...texts].map((letter) => `-${letter}`)];
  const inline = parsed.options.flatMap(({ name, value }) =>
    value !== undefined && names.includes(name) ? [value] : [],
  );
  if (inline.length === 0) return fromFile(parsed.operands, run);
  return hasOption(parsed, ...readers) ? inline : [...inline, ...parsed.operands];
}

function fromFile([file = text("-"), ...rest]: readonly Word[], run: Run): readonly Word[] {
  const path = literal(file) ?? "";
  if (path === "eval") return rest;
  const texts = heldText(file, run);
  return /^(?:-|\/dev\/stdin)$/u.test(path) ? withArguments(texts, rest) : texts;
}

/** A program and its arguments; without a program the arguments say nothing. */
function withArguments(program: readonly Word[], rest: readonly Word[]): readonly Word[] {
  return program.length === 0 ? [] : [...program, ...rest];
}
