import type { ShellWritesData } from "#runtime/predicate";
import { commands } from "./command-pieces.ts";
import { samplePaths } from "./sample-path.ts";
import type { Witness } from "./witness.ts";

export const shellWrites: Witness<ShellWritesData> = {
  kind: "shell-writes",
  witness: ({ globs }) => {
    const paths = samplePaths(globs);
    return commands([
      ...paths.map((path) => `echo x > ${path}`),
      ...paths.slice(0, 2).flatMap((path) => [`rm -rf ${path}`, `F=${path}; "$TOOL" "$F"`]),
    ]);
  },
  counterWitness: () => commands(["ls", "echo x > elsewhere.txt"]),
};
