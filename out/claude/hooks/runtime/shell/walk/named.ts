/** Functions and aliases that the command itself defines. */
import { diskOnly, eachWorld } from "../outcome.ts";
import { marksBack, putBack, withOwn, withoutOwn } from "./own-variables.ts";
import type { FunctionNode } from "../syntax/parse.ts";
import type { Reading } from "../reading.ts";
import type { Start } from "../start.ts";
import { subshell } from "./subshell.ts";
import type { Walk } from "./walking.ts";
import { text } from "../words/word.ts";
import { joined, type Flow, type World } from "../world.ts";

/** Runs a function or alias of that name; `undefined` when there is none. */
export function byName(
  name: string,
  start: Start,
  reading: Reading,
  again: (start: Start) => Flow,
): Flow | undefined {
  const { world } = start;
  const alias = start.only === undefined ? world.aliases.get(name) : undefined;
  // Scripts ignore aliases, interactive shells do not: both readings count.
  if (alias !== undefined)
    return joined([asAlias(name, alias, start, reading), again({ ...start, only: "unaliased" })]);
  const body = world.functions.get(name);
  return body === undefined ? undefined : called(body, start, reading);
}

/** The shell calls a function of its own, in a subshell, for a program it does not find. */
export function notFound(start: Start, reading: Reading, walk: Walk): Flow {
  const { functions } = start.world;
  const after = [...functions].flatMap(([name, body]) => {
    if (!/^command_not_found_handler?$/u.test(name)) return [];
    const words = [text(name), ...start.words];
    const others = new Map([...functions].filter(([other]) => other !== name));
    return subshell({ ...start.world, functions: others }, walk, (world) =>
      called(body, { ...start, words, world }, reading),
    ).map(diskOnly(start.world));
  });
  return { ok: after, fail: after };
}

function called(body: FunctionNode, start: Start, reading: Reading): Flow {
  const { world } = start;
  const inside: World = {
    ...withOwn(start),
    args: start.words.slice(1),
    inFunction: true,
    inLoop: world.inLoop !== false && "outside",
    locals: new Map(),
  };
  const { out } = reading.jumps;
  const mark = out.length;
  const flow = reading.node(body.body, inside);
  const leave = (after: World): World => {
    const vars = putBack(after.vars, after.locals);
    const exported = marksBack(after.exported, world.exported, after.locals);
    const fixed = marksBack(after.fixed, world.fixed, after.locals);
    const { inFunction, inLoop, locals, args } = world;
    // `local -`: the options too are the function's own.
    const { errexit, allexport } = after.locals.has("-") ? world : after;
    const outside = {
      ...after,
      errexit,
      allexport,
      vars,
      exported,
      fixed,
      inFunction,
      inLoop,
      locals,
      args,
    };
    return withoutOwn(outside, start);
  };
  const returned = out.splice(mark).map(leave);
  if (world.inLoop !== false) out.push(...returned);
  return { ok: [...flow.ok.map(leave), ...returned], fail: [...flow.fail.map(leave), ...returned] };
}

/** An alias does not expand within itself. */
function asAlias(name: string, alias: string, start: Start, reading: Reading): Flow {
  const { world } = start;
  const aliases = new Map([...world.aliases].filter(([other]) => other !== name));
  const inside = { ...withOwn(start), args: start.words.slice(1), aliases };
  const flow = reading.text(`${alias} "$@"`, [inside]);
  const leave = (after: World): World =>
    withoutOwn({ ...after, args: world.args, aliases: world.aliases }, start);
  return eachWorld(flow, leave);
}
