/** `npm run bench [compiler|hooks] [rounds]`: tables of times and memory against the limits. */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { compilerBench } from "./compiler-bench.ts";
import { hookBench } from "./hook-bench.ts";

const [which = "all", rounds = "9"] = process.argv.slice(2);
const room = mkdtempSync(join(tmpdir(), "gen-bench-"));
const print = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const load = loadavg()[0]?.toFixed(1);
  print(`Node ${process.version}, ${cpus().length} processors, load ${load}, ${rounds} rounds`);
  if (which !== "hooks") compilerBench(room, Number(rounds), print);
  if (which !== "compiler") print(hookBench(room, Number(rounds)));
} finally {
  rmSync(room, { recursive: true, force: true });
}
