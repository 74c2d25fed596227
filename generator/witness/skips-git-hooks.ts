import type { SkipsGitHooksData } from "#runtime/predicate";
import { commands, OPAQUE_GIT } from "./command-pieces.ts";
import type { Witness } from "./witness.ts";

export const skipsGitHooks: Witness<SkipsGitHooksData> = {
  kind: "skips-git-hooks",
  witness: () => [
    ...commands(["git commit --no-verify -m x", "git push --no-verify origin feat"], "feat"),
    ...commands(OPAQUE_GIT, "feat"),
  ],
  counterWitness: () => [...commands(["git commit -m x"], "feat"), ...commands(["ls"])],
};
