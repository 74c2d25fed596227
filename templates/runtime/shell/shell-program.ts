/** Shells as programs: `bash -c`, a script on standard input, and what a shell reads at its start. */
import { hasOption, parseOptions } from "./options.ts";
import { childWorld } from "./child-world.ts";
import type { Reading } from "./reading.ts";
import type { Start } from "./start.ts";
import { literal, shown, text, type Word } from "./word.ts";
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

export function shellProgram(program: string, start: Start, reading: Reading): Flow | undefined {
  if (program === "at" || program === "batch") return runInput([], childWorld(start), start, reading);
  if (!shells.has(program)) return undefined;
  const parsed = parseOptions(start.words.slice(1), {
    short: "oO",
    long: ["rcfile", "init-file", "command", "init-command"],
    stopAtOperand: true,
  });
  const world = childWorld(start);
  for (const name of ["BASH_ENV", "ENV"])
    if (start.own.has(name)) reading.emit({ kind: "unread", what: `the file in ${name}`, world });
  const isText = parsed.options.some(({ name }) => name === "-c" || name === "--command");
  if (isText) return runText(parsed.operands, world, start, reading);
  if (
    parsed.unclear.length > 0 &&
    parsed.operands[0] === parsed.unclear[0] &&
    !isFile(parsed.operands[0])
  ) {
    reading.emit({
      kind: "unread",
      what: `the shell script ${shown(parsed.operands[0] ?? text(""))}`,
      world,
    });
    return either(start.world);
  }
  const script = literal(parsed.operands[0] ?? text("-"));
  const fromStdin =
    hasOption(parsed, "-s") || script === "-" || /^\/dev\/(?:stdin|fd\/0)$/u.test(script ?? "");
  return fromStdin
    ? runInput(parsed.operands.slice(1), world, start, reading)
    : ranFile(script, parsed.operands, world, start, reading);
}

/** A script file's path, known or not, is another program's affair; a bare hole may be an option. */
function isFile(word: Word | undefined): boolean {
  return (
    word !== undefined && word.pieces.some((piece) => "text" in piece && piece.text.includes("/"))
  );
}

function ranFile(
  path: string | undefined,
  operands: readonly Word[],
  world: World,
  start: Start,
  reading: Reading,
): Flow | undefined {
  const written = path === undefined ? undefined : writtenFile(world, path);
  return written === undefined
    ? undefined
    : runWord(written, operands.slice(1), world, start, reading);
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
  const flow = reading.text(known, [{ ...inside, args }]);
  const back = (after: World): World => ({ ...start.world, disk: after.disk });
  const disks = [...flow.ok, ...flow.fail];
  return disks.length === 0 ? either(start.world) : { ok: disks.map(back), fail: disks.map(back) };
}
