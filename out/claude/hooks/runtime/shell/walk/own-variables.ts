/** Assignments in front of a function call or `eval`, and variables local to a function: set, then put back. */
import type { Start } from "../start.ts";
import type { Value, World } from "../world.ts";

/** The world in which the assignments in front of the command are in force, for programs too. */
export function withOwn({ world, own }: Start): World {
  if (own.size === 0) return world;
  return {
    ...world,
    vars: new Map([...world.vars, ...own]),
    exported: new Set([...world.exported, ...own.keys()]),
  };
}

/** The world after the command: what the assignments covered is visible again. */
export function withoutOwn(after: World, { world, own }: Start): World {
  if (own.size === 0) return after;
  const before = new Map([...own.keys()].map((name) => [name, world.vars.get(name)]));
  const exported = marksBack(after.exported, world.exported, own);
  return { ...after, vars: putBack(after.vars, before), exported };
}

/** Variables with the saved values in their old places. */
export function putBack(
  vars: ReadonlyMap<string, Value>,
  saved: ReadonlyMap<string, Value | undefined>,
): ReadonlyMap<string, Value> {
  const after = new Map(vars);
  for (const [name, value] of saved) {
    if (value === undefined) after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** Marked names, with the marks of the saved ones as they were. */
export function marksBack(
  after: ReadonlySet<string>,
  before: ReadonlySet<string>,
  saved: ReadonlyMap<string, unknown>,
): ReadonlySet<string> {
  return new Set([
    ...[...after].filter((name) => !saved.has(name)),
    ...[...before].filter((name) => saved.has(name)),
  ]);
}
