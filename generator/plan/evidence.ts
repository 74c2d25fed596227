import type { Fault, Outcome, Packaging, Route } from "./plan.ts";

/** What runs on one version of the real client showed; `spec/evidence/claude-code-<version>.json`. */
export interface Evidence {
  readonly client: string;
  readonly results: readonly EvidenceResult[];
  /** Hooks that tell instead of refuse. */
  readonly hooks?: readonly EvidenceHook[];
  /** Ways round an agent's restrictions, tried. */
  readonly routes?: readonly EvidenceRoute[];
  /** The client's rules that the client model relies on. */
  readonly facts?: {
    readonly held: number;
    /** Ids of those that this client does not keep. */
    readonly changed: readonly string[];
  };
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
  /** What was seen of this mechanism under each fault, as far as a run shows it apart from others. */
  readonly under?: Readonly<Partial<Record<Fault, Outcome>>>;
  readonly reason?: string;
}

export interface EvidenceHook {
  readonly packaging: Packaging;
  readonly hook: string;
  /** `<hook>/<whom or what>`. */
  readonly case: string;
  readonly outcome: "proven" | "refuted" | "skipped";
  readonly reason?: string;
}

export interface EvidenceRoute {
  readonly packaging: Packaging;
  readonly route: Route;
  /** The calls in words, from the caller to what is reached. */
  readonly path: string;
  readonly outcome: "closed" | "open";
  /** What closes it, or why it stays open. */
  readonly because: string;
}
