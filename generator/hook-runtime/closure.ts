/** The runtime files behind a hook, followed through their imports. */
import { posix } from "node:path";

/** Reads a file below `templates/runtime/`; a missing one is a fault of ours. */
export type ReadRuntime = (file: string) => string;

const IMPORT = /(?:^|\n)(?:import|export)\b[^;]*?from "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g;

/** All files reachable from `entries`, sorted, each with its text. */
export function runtimeClosure(
  entries: readonly string[],
  read: ReadRuntime,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    const text = read(file);
    found.set(file, text);
    for (const match of text.matchAll(IMPORT)) {
      open.push(posix.join(posix.dirname(file), match[1] ?? match[2] ?? ""));
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
