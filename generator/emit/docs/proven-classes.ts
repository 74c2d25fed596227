/** What runs on the real client say of guarantees as they stand: `proven on 2.1.332`, `not proven`. */
import type { Evidence } from "#plan/evidence";
import { type EvidenceIndex, evidenceIndex, type Said } from "#plan/evidence-index";
import type { Guarantee, GuaranteeClass, TargetPlan } from "#plan/plan";

/** Guarantees of a class of which the runs say the same, too. */
export interface ProvenClass extends GuaranteeClass {
  /** Of each of `shared`. */
  readonly proofs: readonly string[];
}

const PROVEN = "proven";
const NOT_PROVEN = `not ${PROVEN}`;

/** Whether the words say that a run has shown it; "not proven" and "refuted on …" do not. */
export function isProven(proof: string): boolean {
  return proof.startsWith(PROVEN);
}

/** In the order of their first owners. An owner that runs speak of is a class of its own. */
export function provenClasses(
  plan: TargetPlan,
  evidence: readonly Evidence[],
): readonly ProvenClass[] {
  const index = evidenceIndex(evidence);
  const { packaging } = plan.target;
  return plan.guaranteeClasses
    .flatMap(({ owners, shared }): readonly ProvenClass[] => {
      const unknown = owners.filter((owner) => !index.isAbout(packaging, owner));
      const tried = owners.filter((owner) => index.isAbout(packaging, owner));
      return [
        ...(unknown.length === 0
          ? []
          : [{ owners: unknown, shared, proofs: shared.map(() => NOT_PROVEN) }]),
        ...tried.map((owner) => ({
          owners: [owner],
          shared,
          proofs: shared.map((one) => proofOf(index, plan.guaranteeOf(owner, one))),
        })),
      ];
    })
    .sort((a, b) => firstOf(a) - firstOf(b));
}

function firstOf({ owners }: GuaranteeClass): number {
  return owners[0]?.at ?? 0;
}

function proofOf(index: EvidenceIndex, guarantee: Guarantee): string {
  const rows = index
    .of(guarantee.target.packaging, guarantee.id)
    .filter(({ outcome }) => outcome !== "skipped");
  // The digest is asked for only where a run has said something.
  const said = rows.filter(({ digest }) => digest === guarantee.digest);
  const refuted = clientsOf(said.filter(({ outcome }) => outcome === "refuted"));
  if (refuted !== "") return `refuted on ${refuted}`;
  return said.length === 0 ? NOT_PROVEN : `${PROVEN} on ${clientsOf(said)}`;
}

function clientsOf(said: readonly Said[]): string {
  return [...new Set(said.map(({ client }) => client))].sort().join(", ");
}
