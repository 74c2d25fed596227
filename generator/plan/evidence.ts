import type { Packaging } from "./plan.ts";

/** What runs on one version of the real client showed; `spec/evidence/claude-code-<version>.json`. */
export interface Evidence {
  readonly client: string;
  readonly results: readonly EvidenceResult[];
}

export interface EvidenceResult {
  readonly packaging: Packaging;
  /** A guarantee's id. */
  readonly guarantee: string;
  /** The guarantee's digest at the time of the run; another digest today = no longer proven. */
  readonly digest: string;
  readonly outcome: "proven" | "refuted" | "skipped";
  /** Which mechanism refused, as `kind:detail`. */
  readonly mechanism: string;
  readonly reason?: string;
}
