import type { Project } from "#ir/project";
import type { Guarantee, HookPlan } from "#plan/plan";
import type { Naming } from "./naming.ts";

/** Everything that a guarantee's proof rests on, for one target. */
export interface GuaranteeInput {
  readonly project: Project;
  readonly naming: Naming;
  readonly hooks: readonly HookPlan[];
  /** Digest of the script bytes that a hook runs, data aside. */
  readonly hookBytes: (hook: HookPlan) => string;
}

/** A guarantee before its digest is taken. */
export type GuaranteeDraft = Omit<Guarantee, "digest" | "target">;
