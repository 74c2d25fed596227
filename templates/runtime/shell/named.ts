/** Functions and aliases that the command itself defines. */
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
  if (body !== undefined) {
    const inside = {
      ...world,
      args: start.words.slice(1),
      vars: new Map([...world.vars, ...start.own]),
    };
    const flow = reading.node(body.body, inside);
    const leave = (after: World): World => ({ ...after, args: world.args });
    return { ok: flow.ok.map(leave), fail: flow.fail.map(leave) };
  }
  const alias = world.aliases.get(name);
  if (alias === undefined) return undefined;
  // Scripts ignore aliases, interactive shells do not: both readings count.
  const { [name]: _, ...others } = Object.fromEntries(world.aliases);
  const inside = { ...world, args: start.words.slice(1), aliases: new Map(Object.entries(others)) };
  const expanded = reading.text(`${alias} "$@"`, [inside]);
  const leave = (after: World): World => ({ ...after, args: world.args, aliases: world.aliases });
  const asAlias = { ok: expanded.ok.map(leave), fail: expanded.fail.map(leave) };
  const plain = again({ ...start, only: "programs" });
  return joined([asAlias, plain]);
}
