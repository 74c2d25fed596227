import { answer } from "../shell/finding.ts";
import { skippedHooks } from "../git/skips.ts";
import type { Predicate, SkipsGitHooksData } from "../predicate.ts";
import { gitFindings } from "./git-findings.ts";

/** A shell command commits, merges or pushes past git's own hooks, or switches them off. */
export const skipsGitHooks: Predicate<SkipsGitHooksData> = {
  kind: "skips-git-hooks",
  holds: (data, call) => answer(gitFindings(call, skippedHooks), data.opaque),
};
