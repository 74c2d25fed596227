/**
 * The plan: what must not happen, what enforces it, and which hooks to emit for that. Everything
 * after lowering (emitters, matrix, diff, verification, documents) reads the plan; nothing works
 * it out again.
 */
import type { Rule, LogLines, Direction } from "#runtime/rule";
import type { PredicateData } from "#runtime/predicate";
import type { Span } from "#ir/span";
import type { Example } from "#ir/example";

export type Packaging = "project" | "plugin";

export interface Target {
  readonly packaging: Packaging;
  /** Lowest client version that the plan is for. */
  readonly client: string;
}

/** What can go wrong with enforcement as a whole. */
export type Fault =
  | "untrusted"
  | "hooks-disabled"
  | "script-missing"
  | "interpreter-missing"
  | "hang"
  | "subdirectory";

export const FAULTS: readonly Fault[] = [
  "untrusted",
  "hooks-disabled",
  "script-missing",
  "interpreter-missing",
  "hang",
  "subdirectory",
];

/** How one agent acts through another, through a shell, or on its own guards. */
export type Route =
  "spawn" | "fork" | "skill-shell" | "shell" | "message" | "schedule" | "guard-rewrite";

export const ROUTES: readonly Route[] = [
  "spawn",
  "fork",
  "skill-shell",
  "shell",
  "message",
  "schedule",
  "guard-rewrite",
];

export type Outcome = "holds" | "open" | "overblocks" | "unknown";

export type Mechanism =
  | { readonly kind: "strip"; readonly agent: string; readonly tools: readonly string[] }
  | { readonly kind: "hook"; readonly plan: string; readonly scope: Scope }
  | { readonly kind: "permission"; readonly deny: string }
  | {
      readonly kind: "setting" | "env";
      readonly key: string;
      readonly value: string | number | boolean;
    };

export type AgentRef =
  | { readonly kind: "main"; readonly name: string }
  | { readonly kind: "own"; readonly name: string }
  | { readonly kind: "builtin"; readonly name: string }
  | { readonly kind: "any-other" }
  /** Whoever calls. */
  | { readonly kind: "everyone" };

export type ToolRef =
  | { readonly kind: "tool"; readonly name: string }
  | { readonly kind: "unlisted"; readonly server: string; readonly prefix: string }
  /** Starting an agent of this type. */
  | { readonly kind: "start"; readonly type: string }
  /** The inline shell of a skill, which is no tool call. */
  | { readonly kind: "inline-shell" };

/** One thing that an agent must not do, and all that keeps it from doing it. */
export interface Guarantee {
  /** Stable key for documents, diffs and evidence, e.g. `qa/Write` or `main/Write@repositories`. */
  readonly id: string;
  readonly agent: AgentRef;
  readonly tool: ToolRef;
  readonly target: Target;
  /** `always`, or the condition under which the call is refused. */
  readonly when: "always" | PredicateData;
  /** The spec's place that `when` is about, if it is one. */
  readonly place?: string;
  /** What the refusal is about: the toolset or hook that the spec names. */
  readonly rule: string;
  readonly by: readonly Enforcement[];
  readonly because: readonly Span[];
  /** Meaning and hook bytes, not wording: the evidence of a run is good while this stays. */
  readonly digest: string;
}

/** Guarantees of owners whom nothing but the name tells apart: a large spec has few such classes. */
export interface GuaranteeClass {
  /** Never empty; in the order of the plan's guarantees. */
  readonly owners: readonly GuaranteeOwner[];
  /** As the first owner has them. */
  readonly shared: readonly SharedGuarantee[];
}

export interface GuaranteeOwner {
  /** What ids begin with: an agent, `others`, or a hook. */
  readonly name: string;
  readonly agent: AgentRef;
  /** Place among all owners of the plan. */
  readonly at: number;
  /** The spec's places that its guarantees come from. */
  readonly because: readonly Span[];
}

/** A guarantee as far as it does not depend on whose it is. */
export interface SharedGuarantee extends Pick<
  Guarantee,
  "tool" | "when" | "place" | "rule" | "by"
> {
  /** The id without the owner. */
  readonly label: string;
  /** Index into the owner's `because`. */
  readonly because: number;
}

export interface Enforcement {
  readonly mechanism: Mechanism;
  readonly under: Readonly<Record<Fault, Outcome>>;
}

/** Where a handler is registered. */
export type Scope =
  | { readonly kind: "settings" }
  | { readonly kind: "frontmatter"; readonly agent: string; readonly matcher: string }
  | { readonly kind: "plugin" };

/** What a hook does, in one word, for documents. */
export type Verb = "blocks" | "holds" | "reminds" | "injects";

export interface HookPlan {
  readonly id: string;
  readonly title: string;
  readonly does: string;
  readonly event: string;
  readonly target: Target;
  readonly scopes: readonly Scope[];
  /** Text for settings and plugin scopes; absent where the event takes none. */
  readonly matcher?: HookMatcher;
  readonly handler: Handler;
  readonly onError: Direction;
  readonly rule: Rule;
  readonly log?: LogLines;
  readonly verb: Verb;
  /** What a person is told, one entry per distinct wording, templates unfilled. */
  readonly messages: readonly string[];
  /** When it refuses, reminds or injects: one sentence per case, derived from the rule. */
  readonly conditions: readonly string[];
  readonly examples: readonly Example[];
  readonly span: Span;
}

export interface HookMatcher {
  readonly text: string;
  /** Tool names that it is meant to fire for, and names beside them that it must leave alone. */
  readonly covers: readonly string[];
  readonly excludes: readonly string[];
}

export interface Handler {
  /** Base name of the script, `<hook>.mjs`. */
  readonly file: string;
  /** Seconds. */
  readonly timeoutS: number;
  readonly onFailure?: "block";
}

/** What an agent's frontmatter strips. */
export interface AgentPlan {
  readonly agent: string;
  readonly disallowedTools: readonly string[];
  /** Hooks registered in the frontmatter (project packaging only), in plan order. */
  readonly registers: readonly { readonly hook: HookPlan; readonly matcher: string }[];
}

export interface TargetPlan {
  readonly target: Target;
  /** Of all that the plan brings into an account: what an account's heartbeat is compared with. */
  readonly digest: string;
  readonly hooks: readonly HookPlan[];
  readonly agents: readonly AgentPlan[];
  readonly permissions: readonly string[];
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly env: Readonly<Record<string, string>>;
  readonly guarantees: readonly Guarantee[];
  /** The same by class, for whoever asks about all of them: in the order of their first owners. */
  readonly guaranteeClasses: readonly GuaranteeClass[];
  /** One owner's guarantee in full. */
  guaranteeOf(owner: GuaranteeOwner, shared: SharedGuarantee): Guarantee;
}

export interface Plan {
  readonly project: TargetPlan;
  readonly plugin: TargetPlan;
}
