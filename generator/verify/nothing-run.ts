/** The proof of a run that could not be: every guarantee is skipped by name, with the reason. */
import { mechanismLabel } from "#plan/mechanism-label";
import type { Proof } from "./proof.ts";
import type { VerifyInput } from "./verify.ts";

export function nothingRun(
  { plan, bundles, client }: Pick<VerifyInput, "plan" | "bundles" | "client">,
  reason: string,
): Proof {
  const results = [...bundles.keys()].flatMap((packaging) =>
    plan[packaging].guarantees.map(({ id, digest, by }) => ({
      packaging,
      guarantee: id,
      digest,
      outcome: "skipped" as const,
      reason,
      mechanisms: [...new Set(by.map(({ mechanism }) => mechanismLabel(mechanism)))].map(
        (mechanism) => ({ mechanism, outcome: "skipped" as const, reason, under: {} }),
      ),
    })),
  );
  return { client, unavailable: reason, results, hooks: [], routes: [] };
}
