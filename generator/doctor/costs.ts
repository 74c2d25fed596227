import type { Enforcement, Guarantee } from "#plan/plan";
import type { Loses } from "./finding.ts";

/** Guarantees by id, as far as a loss concerns them. */
export interface Costs {
  /** Nothing is left that would keep them. */
  readonly costs: readonly string[];
  /** Something is left, in fewer layers. */
  readonly thins: readonly string[];
}

/** What a loss means for every guarantee that the plan keeps at all. */
export function costsOf(guarantees: readonly Guarantee[], loses: Loses): Costs {
  const costs: string[] = [];
  const thins: string[] = [];
  // Guarantees share their enforcements: each is judged once.
  const known = new Map<Enforcement, boolean>();
  const isLost = (one: Enforcement): boolean => {
    const lost = known.get(one) ?? loses(one);
    known.set(one, lost);
    return lost;
  };
  for (const { id, by } of guarantees) {
    const lost = by.filter(isLost).length;
    if (lost === 0) continue;
    (lost === by.length ? costs : thins).push(id);
  }
  return { costs, thins };
}
