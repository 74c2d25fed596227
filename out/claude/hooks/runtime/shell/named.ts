/** Functions and aliases that the command itself defines. */
import { putBack, withOwn, withoutOwn } from "./own-variables.ts";
import type { FunctionNode } from "./parse.ts";
import type { Reading } from "./reading.ts";
import type { Start } from "./start.ts";
import { joined, type Flow, type World } from "./world.ts";

/** Runs a function or alias of that name; `undefined` when there is none. */
export function byName(
  name: string,
  start: Start,
  reading: Reading,
  again: (start: Start) => Flow,
): Flow | undefined {
  const { world } = start;
  const body = world.functions.get(name);
  if (body !== undefined) return called(body, start, reading);
  const alias = world.aliases.get(name);
  if (alias === undefined) return undefined;
  // Scripts ignore aliases, interactive shells do not: both readings count.
  return joined([asAlias(name, alias, start, reading), again({ ...start, only: "programs" })]);
}

function called(body: FunctionNode, start: Start, reading: Reading): Flow {
  const { world } = start;
  const inside: World = {
    ...withOwn(start),
    args: start.words.slice(1),
    inFunction: true,
    locals: new Map(),
  };
  const mark = reading.jumps.out.length;
  const flow = reading.node(body.body, inside);
  const returned = reading.jumps.out.slice(mark);
  const leave = (after: World): World => {
    const vars = putBack(after.vars, after.locals);
    const { inFunction, locals, args } = world;
    return withoutOwn({ ...after, vars, inFunction, locals, args }, start);
  };
  return { ok: [...flow.ok, ...returned].map(leave), fail: [...flow.fail, ...returned].map(leave) };
}

/** An alias does not expand within itself. */
function asAlias(name: string, alias: string, start: Start, reading: Reading): Flow {
  const { world } = start;
  const aliases = new Map([...world.aliases].filter(([other]) => other !== name));
  const inside = { ...withOwn(start), args: start.words.slice(1), aliases };
  const flow = reading.text(`${alias} "$@"`, [inside]);
  const leave = (after: World): World =>
    withoutOwn({ ...after, args: world.args, aliases: world.aliases }, start);
  return { ok: flow.ok.map(leave), fail: flow.fail.map(leave) };
}
