/** Programs that are told where to start another one: `env -C`, `tmux new-window -c`. */
import { logical } from "../place.ts";
import type { Start } from "../start.ts";
import { literal, shown, type Word } from "../words/word.ts";

/** The start in that directory; without one where it is. */
export function inDirectory(directory: Word | undefined, start: Start): Start {
  if (directory === undefined) return start;
  const path = literal(directory);
  const cwd =
    path === undefined
      ? { unknown: `the directory ${shown(directory)}` }
      : logical(start.world.cwd, path);
  return { ...start, world: { ...start.world, cwd } };
}
