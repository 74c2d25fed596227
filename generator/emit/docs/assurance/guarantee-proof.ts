import type { Evidence } from "#plan/evidence";
import type { Guarantee } from "#plan/plan";

/** What runs on the real client say of a guarantee as it stands: `proven on 2.1.332`, `not proven`. */
export type GuaranteeProof = (guarantee: Guarantee) => string;

interface Said {
  readonly proven: Set<string>;
  readonly refuted: Set<string>;
}

export function guaranteeProof(evidence: readonly Evidence[]): GuaranteeProof {
  const said = new Map<string, Said>();
  for (const { client, results } of evidence) {
    for (const { packaging, guarantee, digest, outcome } of results) {
      if (outcome === "skipped") continue;
      const key = keyOf(packaging, guarantee, digest);
      const one = said.get(key) ?? { proven: new Set<string>(), refuted: new Set<string>() };
      one[outcome].add(client);
      said.set(key, one);
    }
  }
  return ({ target, id, digest }) => {
    const one = said.get(keyOf(target.packaging, id, digest));
    if (one === undefined) return "not proven";
    if (one.refuted.size > 0) return `refuted on ${[...one.refuted].sort().join(", ")}`;
    return `proven on ${[...one.proven].sort().join(", ")}`;
  };
}

function keyOf(...parts: readonly string[]): string {
  return parts.join("\n");
}
