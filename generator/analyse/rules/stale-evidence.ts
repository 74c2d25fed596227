import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Evidence } from "#plan/evidence";
import { type EvidenceIndex, evidenceIndex } from "#plan/evidence-index";
import { ownersInOrder } from "#plan/owners-in-order";
import type { Guarantee, Plan, TargetPlan } from "#plan/plan";

/** A guarantee that a run looked at, and that means something else, or is done by other bytes, today. */
interface Stale {
  readonly guarantee: Guarantee;
  readonly client: string;
}

/**
 * Guarantees that no evidence is about any more, one finding per rule of the spec. Evidence of one client
 * that still fits is enough; a guarantee that was never tried is no matter of age.
 */
export function staleEvidence(plan: Plan, evidence: readonly Evidence[]): readonly Diagnostic[] {
  // Guarantees are worked out when they are asked for, and most runs have no need of them.
  if (evidence.length === 0) return [];
  const index = evidenceIndex(evidence);
  const stale = [plan.project, plan.plugin].flatMap((target) => staleOf(target, index));
  return [...Map.groupBy(stale, ({ guarantee }) => guarantee.rule).values()].flatMap(finding);
}

function staleOf(target: TargetPlan, index: EvidenceIndex): readonly Stale[] {
  const { packaging } = target.target;
  return ownersInOrder(target.guaranteeClasses)
    .filter(({ owner }) => index.isAbout(packaging, owner))
    .flatMap(({ owner, shared }) =>
      shared.flatMap((one) => staleIn(target.guaranteeOf(owner, one), index)),
    );
}

function staleIn(guarantee: Guarantee, index: EvidenceIndex): readonly Stale[] {
  const found = index.of(guarantee.target.packaging, guarantee.id);
  const last = found.at(-1);
  if (last === undefined || found.some(({ digest }) => digest === guarantee.digest)) return [];
  return [{ guarantee, client: last.client }];
}

function finding(stale: readonly Stale[]): readonly Diagnostic[] {
  const [first] = stale;
  const span = first?.guarantee.because[0];
  if (first === undefined || span === undefined) return [];
  const { client, guarantee } = first;
  const guarantees = [...new Set(stale.map((each) => each.guarantee.id))];
  return [report("stale-evidence", span, { rule: guarantee.rule, client, guarantees })];
}
