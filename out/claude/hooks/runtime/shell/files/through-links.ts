import type { World } from "../world.ts";

const mostLinks = 10;

/** Where a path leads once the command's own renamings are followed. */
export function throughLinks(world: World, start: string): string {
  return trail(world, start).at;
}

/** The first copy that a path leads into: what the command has copied there is no longer the same. */
export function copyOf(world: World, start: string): string | undefined {
  return trail(world, start).names.find((name) => world.disk.copies.has(name));
}

function trail(world: World, start: string): { at: string; names: readonly string[] } {
  const names: string[] = [];
  let at = start;
  for (let count = 0; count < mostLinks; count += 1) {
    const link = [...world.disk.links].find(([name]) => at === name || at.startsWith(`${name}/`));
    if (link === undefined) break;
    names.push(link[0]);
    at = link[1] + at.slice(link[0].length);
  }
  return { at, names };
}
