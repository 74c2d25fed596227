/**
 * The plan's guarantees: for every denial and every refusing rule, which agent cannot call which
 * tool, and what keeps it from that under each fault.
 */
import type { Project } from "#ir/project";
import type { Guarantee, HookPlan } from "#plan/plan";
import { denialGuarantees } from "./denial-guarantees.ts";
import { meaningOf, ruleMeaning, sha256 } from "./digest.ts";
import { gateGuarantees } from "./gate-guarantees.ts";
import type { Naming } from "./naming.ts";
import { routeGuarantees } from "./route-guarantees.ts";

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

export function guaranteesOf(input: GuaranteeInput): readonly Guarantee[] {
  const drafts = [...denialGuarantees(input), ...routeGuarantees(input), ...gateGuarantees(input)];
  const known = new Map<string, string>();
  return drafts.map((draft) => ({
    ...draft,
    target: input.naming.target,
    digest: digestOf(draft, input, known),
  }));
}

function digestOf(
  { id, agent, tool, when, by }: GuaranteeDraft,
  input: GuaranteeInput,
  known: Map<string, string>,
): string {
  const parts = by.map(({ mechanism, under }) => ({
    mechanism,
    under,
    script: mechanism.kind === "hook" ? scriptDigest(mechanism.plan, input, known) : "",
  }));
  const { target } = input.naming;
  return sha256(JSON.stringify(meaningOf({ id, agent, tool, when, parts, target })));
}

/** Meaning and bytes of a hook's script; the same for every guarantee that rests on it. */
function scriptDigest(
  plan: string,
  { hooks, hookBytes }: GuaranteeInput,
  known: Map<string, string>,
): string {
  const hook = hooks.find(({ id }) => id === plan);
  if (hook === undefined) return "";
  const digest = known.get(plan) ?? sha256(ruleMeaning(hook.rule) + hookBytes(hook));
  known.set(plan, digest);
  return digest;
}
