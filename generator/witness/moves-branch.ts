import type { MovesBranchData } from "#runtime/predicate";
import { commands, OPAQUE_GIT } from "./command-pieces.ts";
import type { Witness } from "./witness.ts";

export const movesBranch: Witness<MovesBranchData> = {
  kind: "moves-branch",
  witness: ({ branches }) => [
    ...branches.flatMap((branch) => [
      ...commands(["git commit -m x", "git merge feat", "git reset --hard feat"], branch),
      ...commands([`git branch -f ${branch} feat`], "feat"),
    ]),
    ...commands(OPAQUE_GIT, branches[0] ?? "main"),
  ],
  counterWitness: ({ branches }) => [
    ...commands(["git commit -m x"], "feat"),
    ...branches.flatMap((branch) => commands(["git pull --ff-only", "git status"], branch)),
    ...commands(["ls"]),
  ],
};
