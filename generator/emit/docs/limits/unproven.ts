/** What runs on the real client have not shown, or have shown to be otherwise. */
import type { Evidence, EvidenceResult } from "#plan/evidence";
import type { Plan } from "#plan/plan";
import { listing } from "../../../describe/listing.ts";
import { code, few, fewCodes, prose, sentence } from "../../../render/markdown.ts";
import { guaranteeProof } from "../assurance/guarantee-proof.ts";
import { perPackaging } from "./packagings.ts";
import { ruleWords } from "./rules.ts";

export function unproven(plan: Plan, evidence: readonly Evidence[]): readonly string[] {
  return [...withoutProof(plan, evidence), ...evidence.flatMap(otherwise)];
}

/** Per outcome that is not a proof, `not proven` or `refuted on 2.1.332`. */
function withoutProof(plan: Plan, evidence: readonly Evidence[]): readonly string[] {
  const proof = guaranteeProof(evidence);
  return perPackaging(plan, ({ guarantees, target: { packaging } }) => {
    const groups = [...Map.groupBy(guarantees, proof)].filter(
      ([said]) => !said.startsWith("proven"),
    );
    if (groups.length === 0) return undefined;
    const parts = groups.map(([said, some]) => `${said}: ${ruleWords(some, guarantees)}`);
    const ids = new Set(groups.flatMap(([, some]) => some.map(({ id }) => id)));
    const results = evidence.flatMap((run) => run.results);
    return `${parts.join("; ")}${whySkipped(
      results.filter((one) => one.packaging === packaging && ids.has(one.guarantee)),
    )}`;
  });
}

/** Reasons that a run gave for what it left out. */
function whySkipped(results: readonly EvidenceResult[]): string {
  const reasons = results.flatMap(({ outcome, reason }) =>
    outcome === "skipped" && reason !== undefined ? [prose(reason)] : [],
  );
  const unique = [...new Set(reasons)];
  return unique.length === 0 ? "" : ` (a run left them out: ${listing(few(unique, 3))})`;
}

/** Ways that a run found open, and rules of the client that it no longer keeps. */
function otherwise({ client, routes = [], hooks = [], facts }: Evidence): readonly string[] {
  const open = routes.filter(({ outcome }) => outcome === "open");
  const ways = [...Map.groupBy(open, ({ because }) => because)].map(
    ([because, same]) =>
      `Tried on client ${client} and open: ${fewCodes([...new Set(same.map(({ path }) => path))])}: ${sentence(prose(because))}`,
  );
  const refuted = [...new Set(hooks.filter((h) => h.outcome === "refuted").map((h) => h.case))];
  const changed = facts?.changed ?? [];
  return [
    ...ways,
    ...(refuted.length === 0 ? [] : [`Refuted on client ${client}: ${fewCodes(refuted)}.`]),
    ...(changed.length === 0
      ? []
      : [`Client ${code(client)} no longer does what the plan relies on: ${fewCodes(changed)}.`]),
  ];
}
