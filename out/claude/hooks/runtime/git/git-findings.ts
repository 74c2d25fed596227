/** What every git predicate does alike: look at each git command of a shell call, and at what cannot be read. */
import type { Call } from "../call.ts";
import type { GitCall } from "./git-call.ts";
import { gitCall } from "./invocation.ts";
import { ownFiles } from "./own-files.ts";
import type { Act } from "../shell/act.ts";
import { unsure, type Finding } from "../shell/finding.ts";
import { mayMention } from "../shell/mention.ts";
import { buildsCommands, opaqueShell } from "../shell/opaque-shell.ts";
import { actsOf } from "../shell/read-command.ts";

export interface Looks {
  /** One git command. */
  ofGit(git: GitCall): readonly Finding[];
  /** A write into a git directory, by name relative to it (`refs/heads/main`). */
  ofFile(name: string): readonly Finding[];
}

/** Findings over all acts of the call, in order. */
export function gitFindings(call: Call, looks: Looks): readonly Finding[] {
  const other = opaqueShell(call);
  if (other !== undefined)
    return mayMention(other, "git") || buildsCommands(other)
      ? [unsure(`${call.tool} commands`)]
      : [];
  return actsOf(call).flatMap((act) => {
    call.clock.check();
    return ofAct(act, looks);
  });
}

function ofAct(act: Act, looks: Looks): readonly Finding[] {
  if (act.kind === "unread")
    return act.text === undefined || mayMention(act.text, "git") ? [unsure(act.what)] : [];
  const git = act.kind === "run" ? gitCall(act.words, act.env, act.world) : undefined;
  if (git !== undefined) return looks.ofGit(git);
  return ownFiles(act).flatMap(({ name }) => [...byHand(name), ...looks.ofFile(name)]);
}

/** Configuration and HEAD decide what later git commands do. */
function byHand(name: string): readonly Finding[] {
  return name === "HEAD" || name === ".git" || name.startsWith("config")
    ? [unsure(`what is written to git's ${name}`)]
    : [];
}
