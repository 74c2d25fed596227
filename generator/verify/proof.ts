/** What one run on one client showed. */
import type { Packaging } from "#plan/plan";
import type { Json } from "./client/json.ts";
import type { GuaranteeResult } from "./judge/verdicts.ts";
import type { RouteResult } from "./routes/route-case.ts";
import type { TellingResult } from "./telling/telling-case.ts";

export interface Proof {
  /** Version of the client. */
  readonly client: string;
  /** Why nothing could be run, if so; every guarantee is then skipped. */
  readonly unavailable?: string;
  readonly results: readonly GuaranteeResult[];
  readonly hooks: readonly (TellingResult & { readonly packaging: Packaging })[];
  readonly routes: readonly (RouteResult & { readonly packaging: Packaging })[];
  /** Absent when the facts were not asked. */
  readonly facts?: FactsProof;
}

export interface FactsProof {
  readonly held: number;
  readonly changed: readonly ChangedFact[];
}

/** A rule of the client that this version does not keep. */
export interface ChangedFact {
  readonly id: string;
  readonly claim: string;
  readonly expected: Json;
  readonly observed: Json;
  /** Refuted guarantees that rest on the same kind of mechanism, as `packaging guarantee`. */
  readonly refutes: readonly string[];
}

/** Does the run speak against anything that is claimed? */
export function hasFindings({ results, hooks, routes, facts }: Proof): boolean {
  return (
    results.some(({ outcome }) => outcome === "refuted") ||
    hooks.some(({ outcome }) => outcome === "refuted") ||
    routes.some(({ expected, seen }) => expected !== seen) ||
    (facts?.changed.length ?? 0) > 0
  );
}
