import type { PushesBranchData } from "#runtime/predicate";
import { commands, OPAQUE_GIT } from "./command-pieces.ts";
import type { Witness } from "./witness.ts";

export const pushesBranch: Witness<PushesBranchData> = {
  kind: "pushes-branch",
  witness: ({ branches }) => [
    ...branches.flatMap((branch) => commands([`git push origin HEAD:${branch}`], "feat")),
    ...branches.flatMap((branch) => commands(["git push"], branch)),
    ...commands(OPAQUE_GIT, "feat"),
  ],
  counterWitness: () => [...commands(["git push origin feat"], "feat"), ...commands(["ls"])],
};
