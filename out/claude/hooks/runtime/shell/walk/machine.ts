/** Ties the reader's parts together for one call: the walk, expansion, programs, and the bounds. */
import type { Call } from "../../call.ts";
import { gitAnswer } from "../../git/answer.ts";
import { gitProgram } from "../../git/program.ts";
import type { Act } from "../act.ts";
import { runCommand, type Commands } from "./command.ts";
import { defaulted, expandWord, type Expansion } from "../words/expand.ts";
import { withDescriptors } from "../builtins/filling.ts";
import { content, printed, substitution } from "../files/output.ts";
import { nestedScripts, parseShell, type SyntaxNode } from "../syntax/parse.ts";
import { budget, TooMuch, tooManyActs, type Reading } from "../reading.ts";
import { standardInput, writtenFiles } from "../files/redirect.ts";
import { runNested } from "./nested.ts";
import { walkList, walkNode } from "./walk.ts";
import type { Walk } from "./walking.ts";
import type { Flow, World } from "../world.ts";
import { writing } from "../files/written-file.ts";

/** A reading whose acts go to `acts`. */
export function machine(call: Call, acts: Act[]): Reading {
  const limits = budget();
  const reading: Reading = {
    projectDir: call.projectDir,
    jumps: { out: [], ended: [], isExempt: false },
    env: process.env,
    emit(act) {
      acts.push(act);
      if (tooManyActs(acts.length)) throw new TooMuch("more commands than can be followed");
    },
    step: () => limits.step(call.clock),
    text: (source, worlds) => limits.deeper(() => readText(source, worlds, reading, walk)),
    node: (node, world) => limits.deeper(() => walkNode(node, world, walk)),
  };
  const commands: Commands = {
    reading,
    expansion: (world) => expansion(world, reading),
    content: (node, world) => content(node, expansion(world, reading), gitAnswer),
    program: (start) => gitProgram(start, reading),
    get walk() {
      return walk;
    },
  };
  const walk = walkOf(reading, commands);
  return reading;
}

function expansion(world: World, reading: Reading): Expansion {
  const by: Expansion = {
    world,
    projectDir: reading.projectDir,
    env: reading.env,
    output: (script, at) => substitution(script, { ...by, world: at }, gitAnswer),
  };
  return by;
}

function walkOf(reading: Reading, commands: Commands): Walk {
  const walk: Walk = {
    step: () => reading.step(),
    command: (node, world) => runCommand(node, world, commands),
    redirected: (node, world) => redirected(node, world, reading, walk),
    printed: (node, world) => printed(node, expansion(world, reading), gitAnswer),
    expanded(node, world) {
      const by = expansion(world, reading);
      return node.wordlist === undefined
        ? world.args
        : node.wordlist.flatMap((word) => expandWord(word, by));
    },
    node: (node, world) => walkNode(node, world, walk),
    defaulted: (part, world) => defaulted(part, expansion(world, reading)),
    unread: (what, world) => reading.emit({ kind: "unread", what, world }),
    jumps: reading.jumps,
    leave: (world) => runTraps([world], reading),
  };
  return walk;
}

function redirected(
  node: SyntaxNode,
  world: World,
  reading: Reading,
  walk: Walk,
): readonly World[] {
  if (node.type !== "Redirected") return [world];
  const scripts = node.redirects.flatMap((redirect) => nestedScripts(redirect));
  return runNested(scripts, [world], walk).map((start) => {
    const by = expansion(start, reading);
    const after = writtenFiles(node.redirects, by).reduce(
      (at, { target, path, operator }) => {
        reading.emit({ kind: "write", target: path, world: start });
        return writing(at, target, undefined, operator);
      },
      withDescriptors(start, node.redirects),
    );
    const stdin = standardInput(node.redirects, by);
    return stdin === undefined ? after : { ...after, stdin };
  });
}

function readText(source: string, worlds: readonly World[], reading: Reading, walk: Walk): Flow {
  const { script, error } = parseShell(source);
  const [first] = worlds;
  if (error !== undefined && first !== undefined)
    reading.emit({
      kind: "unread",
      what: `a command that does not parse (${error})`,
      text: source,
      world: first,
    });
  const ended = reading.jumps.ended.length;
  const flow = walkList(script, worlds, walk);
  runTraps([...flow.ok, ...flow.fail, ...reading.jumps.ended.slice(ended)], reading);
  return flow;
}

function runTraps(worlds: readonly World[], reading: Reading): void {
  for (const world of worlds)
    for (const trap of world.traps) reading.text(trap, [{ ...world, traps: [] }]);
}
