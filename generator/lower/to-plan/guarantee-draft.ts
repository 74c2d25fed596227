import type { Project } from "#ir/project";
import type { AgentRef, HookPlan, SharedGuarantee } from "#plan/plan";
import type { Span } from "#ir/span";
import type { Naming } from "./naming.ts";
import type { Strips } from "./strips.ts";

/** Everything that a guarantee's proof rests on, for one target. */
export interface GuaranteeInput {
  readonly project: Project;
  readonly naming: Naming;
  readonly strips: Strips;
  readonly hooks: readonly HookPlan[];
  /** Digest of the script bytes that a hook runs, data aside. */
  readonly hookBytes: (hook: HookPlan) => string;
}

/** One owner's guarantees of one sort; owners of a class have the very same `shared`. */
export interface OwnedGuarantees {
  readonly owner: string;
  readonly agent: AgentRef;
  readonly because: readonly Span[];
  readonly shared: readonly SharedGuarantee[];
}
