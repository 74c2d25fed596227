/** `xargs`: the programs it runs, with what standard input adds. */
import { diskOnly, eachWorld } from "../outcome.ts";
import { parseOptions } from "../words/options.ts";
import type { Start } from "../start.ts";
import { text, type Word } from "../words/word.ts";
import { either, joined, type Flow } from "../world.ts";
import { xargsRuns } from "./xargs-runs.ts";

const values = ["arg-file", "delimiter", "max-args", "max-chars", "max-procs", "process-slot-var"];
const flags = ["eof", "replace", "max-lines", "null", "no-run-if-empty", "verbose", "exit"];
const spec = {
  short: "adEIJLnPRsS",
  shortAttached: "eil",
  long: values,
  known: [...values, ...flags],
  stopAtOperand: true,
};

export function xargs(start: Start, again: (start: Start) => Flow): Flow {
  const { options, operands } = parseOptions(start.words.slice(1), spec);
  const command = operands.length === 0 ? [text("echo")] : operands;
  const runs = xargsRuns(command, options, start.world.stdin);
  const flows = runs.map((words) => rerun(start, words, again));
  return flows.length === 0 ? either(start.world) : joined(flows);
}

function rerun(start: Start, words: readonly Word[], again: (start: Start) => Flow): Flow {
  const { stdin: _, ...world } = start.world;
  const flow = again({ words, own: start.own, world, only: "programs" });
  return eachWorld(flow, diskOnly(start.world));
}
