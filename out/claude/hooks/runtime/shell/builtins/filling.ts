/** Builtins that give names values from elsewhere: `read`, `mapfile`, `getopts`, `printf -v`, `wait -p`. */
import { eachWorld } from "../outcome.ts";
import { parseOptions } from "../words/options.ts";
import type { Redirection } from "../syntax/parse.ts";
import type { Start } from "../start.ts";
import { filled, withVariable } from "../words/variable.ts";
import { literal, prefix, text, type Word } from "../words/word.ts";
import { either, type Flow, type World } from "../world.ts";

const implied = ["REPLY", "MAPFILE", "OPTARG", "OPTIND"];

/** The world in which the words, as far as they are names (`A`, `A[0]`), have a value nobody can tell. */
export function withFilled(world: World, words: readonly Word[]): World {
  const isAny = words.some((word) => literal(word) === undefined && /^\w*$/u.test(prefix(word)));
  const named = words.flatMap((word) => /^[A-Za-z_]\w*/u.exec(prefix(word))?.[0] ?? []);
  const names = [...implied, ...named, ...(isAny ? world.vars.keys() : [])];
  return names.reduce((at, name) => withVariable(at, name, filled(name)), world);
}

export function fill(start: Start): Flow {
  return either(withFilled(start.world, start.words.slice(1)));
}

const rest: Word = { pieces: [{ hole: "the rest of the input" }] };

/** `{X}>file` sets X to a number of the shell's choice. */
export function withDescriptors(world: World, redirections: readonly Redirection[]): World {
  const names = redirections.flatMap(({ descriptor }) =>
    descriptor?.type === "FileDescriptorVariable" ? [descriptor.name] : [],
  );
  return names.reduce((at, name) => withVariable(at, name, filled(name)), world);
}

/** After a program nobody can tell how much of the input it has left. */
export function drained(flow: Flow): Flow {
  const drain = (world: World): World =>
    world.stdin === undefined || literal(world.stdin) === "" ? world : { ...world, stdin: rest };
  return eachWorld(flow, drain);
}

/** `read`: of an input of one line that line; the second time there is none left. */
export function read(start: Start): Flow {
  const { world } = start;
  const { options, operands } = parseOptions(start.words.slice(1), { short: "", long: [] });
  const input = world.stdin === undefined ? undefined : literal(world.stdin);
  const isPlain =
    options.every(({ name }) => name === "-r") &&
    operands.length < 2 &&
    !world.vars.has("IFS") &&
    !start.own.has("IFS");
  const [name = "REPLY"] = operands.map((word) => literal(word) ?? "");
  if (
    input === undefined ||
    !isPlain ||
    !/^(?![ \t])[^\\\n]*(?<![ \t])\n?$/u.test(input) ||
    !/^[A-Za-z_]\w*$/u.test(name)
  ) {
    const after = withFilled(world, start.words.slice(1));
    return either(world.stdin === undefined ? after : { ...after, stdin: rest });
  }
  const line = withVariable(world, name, { word: text(input.replace("\n", "")) });
  const after = { ...line, stdin: text("") };
  return input.endsWith("\n") ? { ok: [after], fail: [] } : { ok: [], fail: [after] };
}
