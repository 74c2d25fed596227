/** `find … -exec` (and `fd -x`): the programs it runs, with a hole for the files it finds. */
import { diskOnly, eachWorld } from "../outcome.ts";
import type { Start } from "../start.ts";
import { literal, type Word } from "../words/word.ts";
import { either, joined, type Flow, type World } from "../world.ts";
import { substituted } from "../words/substituted.ts";

const found: Word = { pieces: [{ hole: "a file that find finds" }] };
const inFileDirectory = new Set(["-execdir", "-okdir"]);
const runs = new Set(["-exec", "-ok", ...inFileDirectory, "-x", "-X", "--exec", "--exec-batch"]);

export function findExec(start: Start, again: (start: Start) => Flow): Flow {
  const names = start.words.map((word) => literal(word) ?? "");
  const flows: Flow[] = [];
  for (let at = 1; at < names.length; at += 1) {
    const action = names[at] ?? "";
    if (!runs.has(action)) continue;
    const end = names.findIndex(
      (name, index) => index > at && (name === ";" || (name === "+" && names[index - 1] === "{}")),
    );
    const words = start.words.slice(at + 1, end === -1 ? undefined : end);
    const world = inFileDirectory.has(action)
      ? { ...start.world, cwd: { unknown: "the directory find is in" } }
      : start.world;
    flows.push(once(start, words, world, again));
    if (end === -1) break;
    at = end;
  }
  return flows.length === 0 ? either(start.world) : joined([...flows, either(start.world)]);
}

function once(
  start: Start,
  words: readonly Word[],
  world: World,
  again: (start: Start) => Flow,
): Flow {
  const filled = words.map((word) => substituted(word, "{}", found));
  if (filled.length === 0) return either(start.world);
  const flow = again({ words: filled, own: start.own, world, only: "programs" });
  return eachWorld(flow, diskOnly(start.world));
}
