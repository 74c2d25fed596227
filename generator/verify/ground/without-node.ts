/** A folder of links to the system's programs, all but node and what comes with it. */
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../../io/disk.ts";

const SYSTEM = ["/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin"];
const NODE = /^(?:node|nodejs|npm|npx|corepack|bun|deno)(?:[-.\d].*)?$/u;

/** Makes the folder at `path` and returns it. The first folder of the system's list wins, as in PATH. */
export function programsWithoutNode(path: string): string {
  mkdirSync(path);
  for (const folder of SYSTEM) {
    for (const name of namesIn(folder)) {
      if (NODE.test(name)) continue;
      try {
        symlinkSync(join(folder, name), join(path, name));
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error;
      }
    }
  }
  return path;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return [];
  }
}
