/** Shells as programs: `bash -c`, a script on standard input, and what a shell reads at its start. */
import { childText } from "./child-process.ts";
import { childWorld } from "./child-world.ts";
import { optionValue, parseOptions } from "../words/options.ts";
import type { Reading } from "../reading.ts";
import { shellOptions } from "./shell-options.ts";
import { startFiles } from "../files/start-files.ts";
import type { Start } from "../start.ts";
import { literal, maySplit, shown, type Word } from "../words/word.ts";
import { writtenAs } from "../files/written-file.ts";
import { either, type Flow, type World } from "../world.ts";

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

export function shellProgram(program: string, start: Start, reading: Reading): Flow | undefined {
  const child = childWorld(start);
  if (program === "at" || program === "batch") {
    const file = optionValue(parseOptions(start.words.slice(1), { short: "fqt", long: [] }), "-f");
    return runScript(file === undefined ? [] : [file], child, start, reading);
  }
  if (!shells.has(program)) return undefined;
  const { on, texts, operands, unclear } = shellOptions(program, start.words.slice(1));
  const world = { ...child, errexit: on.has("e"), allexport: on.has("a") };
  startFiles(start, world, on, reading);
  if (isIdle(on, unclear, start)) return either(start.world);
  if (unclear !== undefined) {
    reading.emit({ kind: "unread", what: `the shell script ${shown(unclear)}`, world });
    return either(start.world);
  }
  const flows = texts.map((script) => runWord(script, operands, world, start, reading));
  const last = on.has("c")
    ? flows.at(-1)
    : on.has("s")
      ? runInput(operands, world, start, reading)
      : runScript(operands, world, start, reading);
  return last ?? (on.has("c") ? either(start.world) : undefined);
}

/**
 * `bash -n` only looks whether a script could be read, unless it talks to somebody (`-i`). A last
 * word that holds an option after all would leave it with nothing to run.
 */
function isIdle(
  on: ReadonlySet<string>,
  unclear: Word | undefined,
  { words, world }: Start,
): boolean {
  if (!on.has("n") || on.has("i")) return false;
  if (unclear === undefined) return true;
  return unclear === words.at(-1) && !maySplit(unclear) && world.stdin === undefined;
}

/** A script file, or standard input by a name of its own. */
function runScript(
  operands: readonly Word[],
  world: World,
  start: Start,
  reading: Reading,
): Flow | undefined {
  const [script, ...args] = operands;
  const path = script === undefined ? "-" : literal(script);
  if (/^(?:-|\/dev\/stdin|\/(?:dev|proc\/self)\/fd\/0)$/u.test(path ?? ""))
    return runInput(args, world, start, reading);
  const written = script === undefined ? undefined : writtenAs(world, script);
  return written === undefined ? undefined : runWord(written, args, world, start, reading);
}

/** The commands of the script read on where the shell has stopped reading. */
function runInput(args: readonly Word[], world: World, start: Start, reading: Reading): Flow {
  const { stdin, ...inside } = world;
  if (stdin === undefined) return either(start.world);
  const isOneLine = !/\n[^]/u.test(literal(stdin) ?? "");
  const rest = { pieces: [{ hole: "the rest of the script" }] };
  const left = isOneLine ? inside : { ...inside, stdin: rest };
  return runWord(stdin, args, left, start, reading);
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
  return childText(known, { ...world, args }, start.world, reading);
}
