/**
 * The plan's guarantees: for every denial and every refusing rule, which agent cannot call which
 * tool, and what keeps it from that under each fault.
 */
import type { Enforcement, Guarantee } from "#plan/plan";
import { denialGuarantees } from "./denial-guarantees.ts";
import { ruleMeaning } from "./digest.ts";
import { sha256 } from "#plan/sha256";
import { gateGuarantees } from "./gate-guarantees.ts";
import type { GuaranteeDraft, GuaranteeInput } from "./guarantee-draft.ts";
import { routeGuarantees } from "./route-guarantees.ts";

export function guaranteesOf(input: GuaranteeInput): readonly Guarantee[] {
  const drafts = [...denialGuarantees(input), ...routeGuarantees(input), ...gateGuarantees(input)];
  const digest = digester(input);
  const { target } = input.naming;
  return drafts.map((draft) => ({ ...draft, target, digest: digest(draft) }));
}

/** Guarantees share conditions and mechanisms: each of those is spelled out once. */
function digester({ hooks, hookBytes, naming }: GuaranteeInput): (draft: GuaranteeDraft) => string {
  const scripts = new Map(
    hooks.map((hook) => [hook.id, sha256(ruleMeaning(hook.rule) + hookBytes(hook))]),
  );
  const known = new WeakMap<object, string>();
  const spelled = (part: object, spell: () => string): string => {
    const text = known.get(part) ?? spell();
    known.set(part, text);
    return text;
  };
  const enforcement = (by: Enforcement): string =>
    spelled(by, () => {
      const { mechanism } = by;
      const script = mechanism.kind === "hook" ? (scripts.get(mechanism.plan) ?? "") : "";
      return `${JSON.stringify(by)} ${script}`;
    });
  return ({ id, agent, tool, when, by }) => {
    const condition = when === "always" ? when : spelled(when, () => JSON.stringify(when));
    const subject = JSON.stringify([naming.target, id, agent, tool]);
    return sha256([subject, condition, ...by.map(enforcement)].join("\n"));
  };
}
