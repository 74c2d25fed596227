/** What every git predicate does alike: look at each git command of a shell call, and at what cannot be read. */
import type { Call } from "../call.ts";
import { unsure, type Finding } from "../shell/finding.ts";
import type { GitCall } from "../git/git-call.ts";
import { gitCall } from "../git/invocation.ts";
import { buildsCommands, opaqueShell } from "../shell/opaque-shell.ts";
import { actsOf } from "../shell/read-command.ts";
import { mayMention } from "../shell/mention.ts";

/** Findings over all acts of the call, in order. */
export function gitFindings(call: Call, ofGit: (git: GitCall) => readonly Finding[]): readonly Finding[] {
  const other = opaqueShell(call);
  if (other !== undefined) return mayMention(other, "git") || buildsCommands(other) ? [unsure(`${call.tool} commands`)] : [];
  return actsOf(call).flatMap((act) => {
    call.clock.check();
    if (act.kind === "write") return [];
    if (act.kind === "unread") return act.text === undefined || mayMention(act.text, "git") ? [unsure(act.what)] : [];
    const git = gitCall(act.words, act.env, act.world);
    return git === undefined ? [] : ofGit(git);
  });
}
