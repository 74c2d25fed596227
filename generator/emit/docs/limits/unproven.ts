/** What runs on the real client have not shown, or have shown to be otherwise. */
import type { Evidence, EvidenceResult } from "#plan/evidence";
import type { Plan } from "#plan/plan";
import { listing } from "../../../describe/listing.ts";
import { code, few, fewCodes, prose, sentence } from "../../../render/markdown.ts";
import { isProven, type ProvenClass, provenClasses } from "../proven-classes.ts";
import { perPackaging } from "./packagings.ts";
import { ruleWords } from "./rules.ts";

export function unproven(plan: Plan, evidence: readonly Evidence[]): readonly string[] {
  return [...withoutProof(plan, evidence), ...evidence.flatMap(otherwise)];
}

/** Per outcome that is not a proof, `not proven` or `refuted on 2.1.332`. */
function withoutProof(plan: Plan, evidence: readonly Evidence[]): readonly string[] {
  return perPackaging(plan, (target) => {
    const classes = provenClasses(target, evidence);
    const said = [...new Set(classes.flatMap(({ proofs }) => proofs))].filter(
      (proof) => !isProven(proof),
    );
    if (said.length === 0) return undefined;
    const parts = said.map((word) => {
      const words = ruleWords(classes, (_, { proofs }, at) => proofs[at] === word);
      return `${word}: ${words ?? ""}`;
    });
    const skipped = evidence
      .flatMap((run) => run.results)
      .filter(
        ({ outcome, packaging }) => outcome === "skipped" && packaging === target.target.packaging,
      );
    const ids = skipped.length === 0 ? new Set<string>() : unprovenIds(classes);
    const why = whySkipped(skipped.filter(({ guarantee }) => ids.has(guarantee)));
    return `${parts.join("; ")}${why}`;
  });
}

function unprovenIds(classes: readonly ProvenClass[]): ReadonlySet<string> {
  return new Set(
    classes.flatMap(({ owners, shared, proofs }) => {
      const open = shared.filter((_, at) => !isProven(proofs[at] ?? ""));
      return owners.flatMap(({ name }) => open.map(({ label }) => `${name}/${label}`));
    }),
  );
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
