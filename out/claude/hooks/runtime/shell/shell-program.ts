/** Shells as programs: `bash -c`, a script on standard input, and what a shell reads at its start. */
import { hasOption, parseOptions, type OptionSpec, type Parsed } from "./options.ts";
import { childText } from "./child-process.ts";
import { childWorld } from "./child-world.ts";
import type { Reading } from "./reading.ts";
import type { Start } from "./start.ts";
import { concat, dropStart, literal, prefix, shown, text, type Word } from "./word.ts";
import { writtenFile } from "./written-file.ts";
import { either, type Flow, type World } from "./world.ts";

const shells = new Set([
  "sh",
  "bash",
  "zsh",
  "dash",
  "ash",
  "ksh",
  "mksh",
  "rbash",
  "fish",
  "csh",
  "tcsh",
]);

const spec: OptionSpec = {
  short: "oO",
  long: ["rcfile", "init-file", "command", "init-command"],
  stopAtOperand: true,
};

export function shellProgram(program: string, start: Start, reading: Reading): Flow | undefined {
  const world = childWorld(start);
  if (program === "at" || program === "batch") return runInput([], world, start, reading);
  if (!shells.has(program)) return undefined;
  for (const name of ["BASH_ENV", "ENV"])
    if (start.own.has(name)) reading.emit({ kind: "unread", what: `the file in ${name}`, world });
  const parsed = parseOptions(switchedOff(start.words.slice(1)), spec);
  const isText = hasOption(parsed, "-c", "--command");
  return isText
    ? runText(parsed.operands, world, start, reading)
    : runScript(parsed, world, start, reading);
}

/** `bash +x -c …`: options that are switched off are options all the same. */
function switchedOff(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex((word) => /^-[a-zA-Z]*c/u.test(prefix(word)));
  return words.map((word, at) =>
    /^\+[a-zA-Z]/u.test(prefix(word)) && (at < end || at === 0)
      ? concat(text("-"), dropStart(word, 1))
      : word,
  );
}

/** A script file, standard input, or a word that may be either. */
function runScript(parsed: Parsed, world: World, start: Start, reading: Reading): Flow | undefined {
  const [script = text("-"), ...args] = parsed.operands;
  const isUnclear = parsed.unclear.includes(script) && !isFile(script);
  if (isUnclear) {
    reading.emit({ kind: "unread", what: `the shell script ${shown(script)}`, world });
    return either(start.world);
  }
  const path = literal(script);
  const isInput = hasOption(parsed, "-s") || /^(?:-|\/dev\/stdin|\/dev\/fd\/0)$/u.test(path ?? "");
  if (isInput) return runInput(args, world, start, reading);
  const written = path === undefined ? undefined : writtenFile(world, path);
  return written === undefined ? undefined : runWord(written, args, world, start, reading);
}

/** A script file's path, known or not, is another program's affair; a bare hole may be an option. */
function isFile(word: Word | undefined): boolean {
  return (
    word !== undefined && word.pieces.some((piece) => "text" in piece && piece.text.includes("/"))
  );
}

function runText(operands: readonly Word[], world: World, start: Start, reading: Reading): Flow {
  const [script, , ...args] = operands;
  return script === undefined ? either(start.world) : runWord(script, args, world, start, reading);
}

function runInput(args: readonly Word[], world: World, start: Start, reading: Reading): Flow {
  return world.stdin === undefined
    ? either(start.world)
    : runWord(world.stdin, args, world, start, reading);
}

function runWord(
  script: Word,
  args: readonly Word[],
  world: World,
  start: Start,
  reading: Reading,
): Flow {
  const known = literal(script);
  if (known === undefined) {
    reading.emit({ kind: "unread", what: `the shell text ${shown(script)}`, world });
    return either(start.world);
  }
  const { stdin: _, ...inside } = world;
  return childText(known, { ...inside, args }, start.world, reading);
}
