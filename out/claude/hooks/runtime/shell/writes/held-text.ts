/** Texts that a program reads from files or standard input, when the command itself has put them there. */
import type { Run } from "../act.ts";
import { literal, type Word } from "../words/word.ts";
import { writtenFile } from "../files/written-file.ts";

/** Where it is not known it may be any file that the command has written. */
export function standardInput({ world }: Run): readonly Word[] {
  if (world.stdin === undefined) return [];
  return literal(world.stdin) === undefined
    ? [world.stdin, ...world.disk.files.values()]
    : [world.stdin];
}

export function heldText(file: Word, run: Run): readonly Word[] {
  const path = literal(file);
  if (path === "-" || path === "/dev/stdin") return standardInput(run);
  const written = path === undefined ? undefined : writtenFile(run.world, path);
  return written === undefined ? [] : [written];
}
