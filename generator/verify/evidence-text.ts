/** A proof as the evidence file beside the spec: one row per line, in an order that no run changes. */
import type { Evidence, EvidenceResult } from "#plan/evidence";
import type { Packaging } from "#plan/plan";
import type { Proof } from "./proof.ts";

/** Rows of the packagings that this run did not look at stay as `old` has them. */
export function evidenceOf(
  proof: Proof,
  looked: readonly Packaging[],
  old: Evidence | undefined,
): Evidence {
  const kept = <Row extends { readonly packaging: Packaging }>(rows: readonly Row[] = []) =>
    rows.filter(({ packaging }) => !looked.includes(packaging));
  const facts = proof.facts === undefined ? old?.facts : shortFacts(proof.facts);
  return {
    client: proof.client,
    results: sorted([...kept(old?.results), ...proof.results.flatMap(rowsOf)]),
    hooks: sorted([...kept(old?.hooks), ...proof.hooks.map(hookRow)]),
    routes: sorted([...kept(old?.routes), ...proof.routes.map(routeRow)]),
    ...(facts === undefined ? {} : { facts }),
  };
}

export function evidenceText({ client, results, hooks, routes, facts }: Evidence): string {
  const parts = [
    `  "client": ${JSON.stringify(client)}`,
    listText("results", results),
    listText("hooks", hooks ?? []),
    listText("routes", routes ?? []),
    ...(facts === undefined ? [] : [`  "facts": ${JSON.stringify(facts)}`]),
  ];
  return `{\n${parts.join(",\n")}\n}\n`;
}

function listText(key: string, rows: readonly object[]): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`);
  return lines.length === 0 ? `  "${key}": []` : `  "${key}": [\n${lines.join(",\n")}\n  ]`;
}

function rowsOf(result: Proof["results"][number]): readonly EvidenceResult[] {
  const { packaging, guarantee, digest } = result;
  return result.mechanisms.map(({ mechanism, outcome, under, reason }) => ({
    packaging,
    guarantee,
    mechanism,
    outcome,
    digest,
    ...(Object.keys(under).length === 0 ? {} : { under }),
    ...(reason === undefined ? {} : { reason }),
  }));
}

function hookRow({ packaging, hook, id, outcome, reason }: Proof["hooks"][number]) {
  return { packaging, hook, case: id, outcome, ...(reason === undefined ? {} : { reason }) };
}

function routeRow({ packaging, route, path, seen, because }: Proof["routes"][number]) {
  return { packaging, route, path, outcome: seen, because };
}

function shortFacts({ held, changed }: NonNullable<Proof["facts"]>): Evidence["facts"] {
  return { held, changed: changed.map(({ id }) => id).sort() };
}

function sorted<Row extends object>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((a, b) => compare(JSON.stringify(a), JSON.stringify(b)));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
