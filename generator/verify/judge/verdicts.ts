/** Checks → what is proven of each guarantee, mechanism by mechanism. */
import { mechanismLabel } from "#plan/mechanism-label";
import { FAULTS } from "#plan/plan";
import type { Fault, Guarantee, Outcome, Packaging } from "#plan/plan";
import { showing } from "../arms/fault-arms.ts";
import type { Check } from "./check.ts";

export type Verdict = "proven" | "refuted" | "skipped";

export interface MechanismResult {
  readonly mechanism: string;
  readonly outcome: Verdict;
  readonly reason?: string;
  /** What was seen under each fault; a fault breaks the mechanism, so all that rest on it share this. */
  readonly under: Readonly<Partial<Record<Fault, Outcome>>>;
}

export interface GuaranteeResult {
  readonly packaging: Packaging;
  readonly guarantee: string;
  readonly digest: string;
  readonly outcome: Verdict;
  readonly reason?: string;
  readonly mechanisms: readonly MechanismResult[];
}

/** `skipped`: why a guarantee could not be tried at all, by id. */
export function verdictsOf(
  guarantees: readonly Guarantee[],
  checks: readonly Check[],
  skipped: ReadonlyMap<string, string>,
): readonly GuaranteeResult[] {
  const byGuarantee = Map.groupBy(checks, ({ trial }) => trial.guarantee);
  const faults = faultChecks(checks);
  return guarantees.map((guarantee) => {
    const own = byGuarantee.get(guarantee.id) ?? [];
    const mechanisms = guarantee.by.map(({ mechanism, under }) => {
      const label = mechanismLabel(mechanism);
      const shared = faults.get(label) ?? [];
      return mechanismResult(label, own, shared, under, skipped.get(guarantee.id));
    });
    const each = uniqueByLabel(mechanisms);
    const outcome = together(each, own);
    const reason = each.find((result) => result.outcome === outcome)?.reason ?? failureOf(own);
    return {
      packaging: guarantee.target.packaging,
      guarantee: guarantee.id,
      digest: guarantee.digest,
      outcome,
      ...(outcome === "proven" || reason === undefined ? {} : { reason }),
      mechanisms: each,
    };
  });
}

/** Checks under a fault, by the mechanism that they show. */
function faultChecks(checks: readonly Check[]): ReadonlyMap<string, readonly Check[]> {
  const under = checks.filter(
    ({ fault, trial }) => fault !== undefined && trial.role === "refusal",
  );
  return Map.groupBy(under, ({ normally }) => showing(normally) ?? "");
}

function mechanismResult(
  label: string,
  own: readonly Check[],
  shared: readonly Check[],
  planned: Readonly<Record<Fault, Outcome>>,
  skipped: string | undefined,
): MechanismResult {
  const under = underFaults(shared, planned);
  if (isUnbacked(label, own)) {
    const reason = "the plan counts on it, and its rule refuses no such call";
    return { mechanism: label, outcome: "refuted", reason, under };
  }
  const broken = [...own, ...shared].find((check) => !check.ok && blames(check, label));
  if (broken !== undefined) {
    return { mechanism: label, outcome: "refuted", reason: sentence(broken), under };
  }
  if (own.some((check) => check.ok && showsAlone(check, label))) {
    return { mechanism: label, outcome: "proven", under };
  }
  const reason = skipped ?? "no arm showed this mechanism by itself";
  return { mechanism: label, outcome: "skipped", reason, under };
}

/** A hook whose rule lets every call pass that was tried for the guarantee. */
function isUnbacked(label: string, own: readonly Check[]): boolean {
  const hook = /^hook:(.+)@/u.exec(label)?.[1];
  const refusals = own.filter(({ trial }) => trial.role === "refusal");
  if (hook === undefined || refusals.length === 0) return false;
  return refusals.every(({ trial }) => !trial.refusing.includes(hook));
}

/** A refusal that only this mechanism could have been behind, or that is worded as only its kind is. */
function showsAlone({ expected, expectedBy, trial }: Check, label: string): boolean {
  return trial.role === "refusal" && expected === "refused" && showing(expectedBy) === label;
}

/**
 * A refusal that did not come is laid to those who should have refused, one that came from elsewhere to
 * the one that should have been first; anything else to all.
 */
function blames({ expected, expectedBy, seen }: Check, label: string): boolean {
  if (expected === "passes" || expectedBy.length === 0) return true;
  const first = seen === "refused" ? showing(expectedBy) : undefined;
  return first === undefined ? expectedBy.includes(label) : first === label;
}

/** What each fault did to this mechanism: as planned where the plan came true. */
function underFaults(
  shared: readonly Check[],
  planned: Readonly<Record<Fault, Outcome>>,
): MechanismResult["under"] {
  const entries = FAULTS.flatMap((fault): readonly (readonly [Fault, Outcome])[] => {
    const check = shared.find((each) => each.fault === fault && each.seen !== "nothing");
    if (check === undefined) return [];
    if (check.ok) return [[fault, planned[fault]]];
    return [[fault, check.seen === "refused" ? "holds" : "open"]];
  });
  return Object.fromEntries(entries);
}

function uniqueByLabel(results: readonly MechanismResult[]): readonly MechanismResult[] {
  return [...new Map(results.map((result) => [result.mechanism, result])).values()];
}

function together(mechanisms: readonly MechanismResult[], own: readonly Check[]): Verdict {
  const outcomes = mechanisms.map(({ outcome }) => outcome);
  if (outcomes.includes("refuted") || own.some(({ ok }) => !ok)) return "refuted";
  return outcomes.includes("proven") ? "proven" : "skipped";
}

function failureOf(own: readonly Check[]): string | undefined {
  const broken = own.find(({ ok }) => !ok);
  return broken === undefined ? undefined : sentence(broken);
}

/** One failed check in words. */
function sentence({ arm, trial, expected, expectedBy, seenBy }: Check): string {
  const call = `${trial.call.tool} by ${trial.caller.name}`;
  const plan = expected === "refused" ? `is refused by ${expectedBy.join(", ")}` : "passes";
  return `${arm}: the plan says that ${call} ${plan}; on the client, ${seenBy}`;
}
