import type { Compared } from "../analyse/diff/compare.ts";

export interface SpecNames {
  readonly old: string;
  readonly now: string;
}

/** The outcome in one sentence. */
export function diffSummary(changes: readonly Compared[]): string {
  const of = (direction: Compared["direction"]): readonly Compared[] =>
    changes.filter((change) => change.direction === direction);
  const [weaker, stronger, neutral] = [of("weaker"), of("stronger"), of("neutral")];
  if (changes.length === 0) return "Nothing differs.";
  if (weaker.length + stronger.length === 0) {
    return `${said(neutral) ? "Wording only" : "Neutral"}: nothing gets weaker, nothing stronger.`;
  }
  const meant = weaker.filter(({ acknowledged }) => acknowledged !== undefined).length;
  const known = meant === 0 ? "" : ` (${meant} acknowledged)`;
  return `${weaker.length} weaker${known}, ${stronger.length} stronger, ${neutral.length} neutral.`;
}

/** All of it is about words. */
function said(neutral: readonly Compared[]): boolean {
  return neutral.every(({ what }) => what.endsWith(": wording only."));
}
