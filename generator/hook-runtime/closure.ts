/** The runtime files behind a hook, followed through their imports. */
import { posix } from "node:path";

/** Reads a file below `templates/runtime/`; a missing one is a fault of ours. */
export type ReadRuntime = (file: string) => string;

const IMPORT = /(?:^|\n)(?:import|export)\b[^;]*?from "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g;

/** All files reachable from some, sorted, each with its text. */
export type RuntimeClosure = (entries: readonly string[]) => ReadonlyMap<string, string>;

/** However many sets of files are asked about, each file is read once. */
export function runtimeClosures(read: ReadRuntime): RuntimeClosure {
  const known = new Map<string, RuntimeFile>();
  const fileOf = (file: string): RuntimeFile => {
    const one = known.get(file) ?? runtimeFile(file, read(file));
    known.set(file, one);
    return one;
  };
  return (entries) => {
    const found = new Map<string, string>();
    const open = [...entries];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (found.has(file)) continue;
      const { text, imports } = fileOf(file);
      found.set(file, text);
      open.push(...imports);
    }
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
}

interface RuntimeFile {
  readonly text: string;
  readonly imports: readonly string[];
}

function runtimeFile(file: string, text: string): RuntimeFile {
  const folder = posix.dirname(file);
  const specifiers = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? "");
  return { text, imports: specifiers.map((one) => posix.join(folder, one)) };
}
