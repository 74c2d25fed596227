import { skippedHooks } from "../git/skips.ts";
import type { Predicate, SkipsGitHooksData } from "../predicate.ts";
import { answer, sure, type Finding } from "../shell/finding.ts";
import { gitFindings } from "../git/git-findings.ts";

/** A shell command commits, merges or pushes past git's own hooks, or switches them off. */
export const skipsGitHooks: Predicate<SkipsGitHooksData> = {
  kind: "skips-git-hooks",
  holds: (data, call) =>
    answer(gitFindings(call, { ofGit: skippedHooks, ofFile: hookWrite }), data.opaque),
};

function hookWrite(name: string): readonly Finding[] {
  return name.startsWith("hooks") ? [sure(`it changes git's ${name}`)] : [];
}
