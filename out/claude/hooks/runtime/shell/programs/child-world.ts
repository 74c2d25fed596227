/** The world a program started from the shell begins with. */
import type { Start } from "../start.ts";
import { newShell, type World } from "../world.ts";

/** What a child process sees of this shell: the environment, exported functions, no aliases. */
export function childWorld(start: Start): World {
  const { world } = start;
  return {
    ...world,
    vars: new Map([...[...world.vars].filter(([name]) => world.exported.has(name)), ...start.own]),
    exported: new Set([...world.exported, ...start.own.keys()]),
    functions: new Map([...world.functions].filter(([name]) => world.exported.has(`${name}()`))),
    ...newShell,
  };
}
