/** One git command under the question which guarded branches it moves. */
import type { Parsed } from "../shell/words/options.ts";
import { sure, unsure, type Finding } from "../shell/finding.ts";
import { shown, type Word } from "../shell/words/word.ts";
import type { Setting } from "../shell/world.ts";
import { branchOfRef, matchBranch } from "./branch-match.ts";
import type { GitCall } from "./git-call.ts";
import { headOf } from "./head.ts";
import type { Repository } from "./repository.ts";

export interface Moving {
  readonly call: GitCall;
  readonly verb: string;
  readonly parsed: Parsed;
  readonly repository: Repository;
  readonly branches: readonly string[];
  /** Read on demand: most commands need no configuration. */
  readonly settings: () => readonly Setting[];
}

/** A finding when the name means, or may mean, one of the branches. */
export function hits(moving: Moving, name: Word | undefined, because: string): readonly Finding[] {
  if (name === undefined) return [];
  const match = matchBranch(moving.branches, name, true);
  if (match === "no") return [];
  return match === "yes" ? [sure(because)] : [unsure(`the branch ${shown(name)}`)];
}

/** Findings for refs that the command names and moves. */
export function named(moving: Moving, refs: readonly Word[]): readonly Finding[] {
  return refs.flatMap((ref) =>
    hits(moving, branchOfRef(ref), `git ${moving.verb} moves ${shown(ref)}`),
  );
}

/** The branch HEAD is on, or what else is to be said about HEAD. */
export function headName(moving: Moving): string | readonly Finding[] {
  const head = headOf(moving.repository, moving.call.world);
  if ("branch" in head) return head.branch;
  if ("detached" in head) return [];
  return head.name === undefined ? [unsure(head.unknown)] : hits(moving, head.name, "");
}
