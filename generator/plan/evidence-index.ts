import type { Evidence, EvidenceResult } from "./evidence.ts";
import type { GuaranteeOwner, Packaging } from "./plan.ts";

/** What one run says of a guarantee. */
export interface Said extends EvidenceResult {
  readonly client: string;
}

/** Results of all runs by what they are about. */
export interface EvidenceIndex {
  /** Whether some run speaks of a guarantee of this owner. */
  isAbout(packaging: Packaging, owner: GuaranteeOwner): boolean;
  /** In the order of the runs. */
  of(packaging: Packaging, guarantee: string): readonly Said[];
}

export function evidenceIndex(evidence: readonly Evidence[]): EvidenceIndex {
  const all = evidence.flatMap(({ client, results }) =>
    results.map((result): Said => ({ ...result, client })),
  );
  const rows = Map.groupBy(all, ({ packaging, guarantee }) => `${packaging} ${guarantee}`);
  const owners = new Set(
    all.map(({ packaging, guarantee }) => `${packaging} ${guarantee.split("/", 1)[0] ?? ""}`),
  );
  return {
    isAbout: (packaging, { name }) => owners.has(`${packaging} ${name}`),
    of: (packaging, guarantee) => rows.get(`${packaging} ${guarantee}`) ?? [],
  };
}
