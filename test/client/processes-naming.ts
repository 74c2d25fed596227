/** What still runs for a folder, seen from outside. */
import { readdirSync, readFileSync } from "node:fs";

/** Command lines of processes, anywhere on the machine, that name the folder. */
export function processesNaming(folder: string): readonly string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
  return pids.map(commandLine).filter((line) => line.includes(folder));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return ""; // Ended meanwhile.
  }
}
