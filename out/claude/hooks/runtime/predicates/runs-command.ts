/**
 * `runs-command`: a shell command runs a program with the given leading words, wherever it stands:
 * behind wrappers, in a pipe, in a substitution. Options, with or without a value, may stand between
 * the words (`gh -R owner/repo pr merge`). A `*` in a word stands for any characters, so that
 * `[curl, "*merge"]` covers the same act by HTTP.
 */
import type { Call } from "../call.ts";
import type { Predicate, RunsCommandData } from "../predicate.ts";
import { answer, sure, unsure, type Finding } from "../shell/finding.ts";
import { mayMention } from "../shell/mention.ts";
import { buildsCommands, opaqueShell } from "../shell/opaque-shell.ts";
import { actsOf } from "../shell/read-command.ts";
import { matchWords } from "../shell/words/match-words.ts";

export const runsCommand: Predicate<RunsCommandData> = {
  kind: "runs-command",
  holds: (data, call) => answer(findings(data.commands, call), data.opaque),
};

function findings(commands: RunsCommandData["commands"], call: Call): readonly Finding[] {
  const mentions = (text: string): boolean =>
    commands.some(([program = ""]) => mayMention(text, program));
  const other = opaqueShell(call);
  if (other !== undefined)
    return mentions(other) || buildsCommands(other) ? [unsure(`${call.tool} commands`)] : [];
  return actsOf(call).flatMap((act) => {
    call.clock.check();
    if (act.kind === "write") return [];
    if (act.kind === "unread")
      return act.text === undefined || mentions(act.text) ? [unsure(act.what)] : [];
    return commands.flatMap((command): readonly Finding[] => {
      const match = matchWords(act.words, command);
      if (match === "yes") return [sure(`it runs ${command.join(" ")}`)];
      return match === "maybe" ? [unsure(`the words after ${command[0] ?? ""}`)] : [];
    });
  });
}
