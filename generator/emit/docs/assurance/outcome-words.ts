import type { Outcome } from "#plan/plan";

/** An outcome as a table cell. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  holds: "holds",
  open: "**open**",
  overblocks: "holds, refuses more",
  unknown: "unknown",
};
