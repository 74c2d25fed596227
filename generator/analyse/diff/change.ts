import type { Fault, Packaging } from "#plan/plan";
import type { Step } from "../effective/reach.ts";
import type { Scene } from "./scene.ts";

/** One difference between two plans. */
export interface Change {
  /** Stable name, e.g. `qa/Write`; what `weakens` in the spec calls it. */
  readonly id: string;
  readonly direction: "weaker" | "stronger" | "neutral";
  /** One sentence. */
  readonly what: string;
  readonly agents: readonly string[];
  readonly tools: readonly string[];
  readonly packagings: readonly Packaging[];
  /** The fault under which it counts; absent = without any. */
  readonly fault?: Fault;
  /** The calls of a way round, where that is what changed. */
  readonly path?: readonly Step[];
  /** A call on which the two plans differ. */
  readonly witness?: Witness;
  /** Names of the rules that take part. */
  readonly rules: readonly string[];
  readonly spec: { readonly old: readonly string[]; readonly new: readonly string[] };
}

export interface Witness extends Omit<Scene, "type"> {
  /** Who calls, as the spec names it. */
  readonly agent: string;
  /** The type in payloads; none for the main session. */
  readonly agentType?: string;
  readonly packaging: Packaging;
  readonly fault?: Fault;
  readonly old: "refused" | "passes";
  readonly new: "refused" | "passes";
}
