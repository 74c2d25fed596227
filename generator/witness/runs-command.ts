import type { RunsCommandData } from "#runtime/predicate";
import { commands } from "./command-pieces.ts";
import type { Witness } from "./witness.ts";

export const runsCommand: Witness<RunsCommandData> = {
  kind: "runs-command",
  witness: (data) =>
    commands(
      data.commands.flatMap((words) => {
        const line = words.map((word) => word.replaceAll("*", "any")).join(" ");
        return [`${line} 7`, `${words[0] ?? ""} $WORDS`];
      }),
    ),
  counterWitness: (data) =>
    commands(["ls", ...data.commands.map((words) => `${words[0] ?? "ls"} --help`)]),
};
