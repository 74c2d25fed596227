import type { World } from "../world.ts";

const mostLinks = 10;

/** Where a path leads once the command's own renamings are followed. */
export function throughLinks(world: World, start: string): string {
  let at = start;
  for (let count = 0; count < mostLinks; count += 1) {
    const link = [...world.disk.links].find(([name]) => at === name || at.startsWith(`${name}/`));
    if (link === undefined) return at;
    at = link[1] + at.slice(link[0].length);
  }
  return at;
}
