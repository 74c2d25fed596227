import { styleText } from "node:util";
import type { Proof } from "../verify/proof.ts";

type Outcome = "proven" | "refuted" | "skipped";

/** One object for one client, a list for several. */
export function proofJson(proofs: readonly Proof[]): string {
  const documents = proofs.map(documentOf);
  const [only] = documents;
  return `${JSON.stringify(documents.length === 1 ? only : documents, null, 2)}\n`;
}

function documentOf({ client, unavailable, results, hooks, routes, facts }: Proof): object {
  return {
    client,
    ...(unavailable === undefined ? {} : { unavailable }),
    proven: count(results, "proven"),
    refuted: count(results, "refuted"),
    skipped: count(results, "skipped"),
    results,
    hooks,
    routes,
    ...(facts === undefined ? {} : { facts }),
  };
}

/** For people: what is refuted, what was skipped and why, which routes are open; a line per client last. */
export function proofText(proofs: readonly Proof[], color: boolean): string {
  return proofs.map((proof) => clientText(proof, color)).join("\n");
}

function clientText(proof: Proof, color: boolean): string {
  const { client, unavailable, results, hooks, routes, facts } = proof;
  if (unavailable !== undefined) {
    return `claude-code ${client}: nothing was run, ${count(results, "skipped")} guarantees are skipped: ${unavailable}.\n`;
  }
  const paint = (style: "red" | "green", text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text;
  const refuted = [
    ...results.filter(isRefuted).map((each) => row(each.packaging, each.guarantee, each.reason)),
    ...hooks.filter(isRefuted).map((each) => row(each.packaging, each.id, each.reason)),
    ...routes
      .filter(({ seen, expected }) => seen !== expected)
      .map((each) => row(each.packaging, each.path, `${each.seen}, though ${each.because}`)),
  ];
  const changed = (facts?.changed ?? []).map(({ id, claim, observed, refutes }) => {
    const costs = refutes.length === 0 ? "" : `; refutes ${refutes.join(", ")}`;
    return row("client", id, `${claim}: now ${JSON.stringify(observed)}${costs}`);
  });
  const skipped = results
    .filter(({ outcome }) => outcome === "skipped")
    .map((each) => row(each.packaging, each.guarantee, each.reason));
  const open = routes
    .filter(({ seen }) => seen === "open")
    .map((each) => row(each.packaging, each.path, each.because));
  const bad = refuted.length + changed.length > 0;
  return [
    ...section(paint("red", "Refuted"), refuted),
    ...section(paint("red", "Facts that this client changed"), changed),
    ...section("Skipped", skipped),
    ...section("Open routes", open),
    paint(bad ? "red" : "green", summary(proof)),
    "",
  ].join("\n");
}

function section(title: string, rows: readonly string[]): readonly string[] {
  return rows.length === 0 ? [] : [title, ...rows, ""];
}

function row(packaging: string, what: string, why = ""): string {
  return `  ${packaging.padEnd(8)}${what}${why === "" ? "" : `: ${why}`}`;
}

function summary({ client, results, hooks, facts }: Proof): string {
  const told =
    hooks.length === 0 ? "" : `; ${count(hooks, "proven")} of ${hooks.length} hook texts seen`;
  const held = facts === undefined ? "" : `; ${facts.held} facts hold`;
  const counts = (["proven", "refuted", "skipped"] as const)
    .map((outcome) => `${count(results, outcome)} ${outcome}`)
    .join(", ");
  return `claude-code ${client}: ${counts}${told}${held}.`;
}

function isRefuted({ outcome }: { readonly outcome: Outcome }): boolean {
  return outcome === "refuted";
}

function count(rows: readonly { readonly outcome: Outcome }[], outcome: Outcome): number {
  return rows.filter((each) => each.outcome === outcome).length;
}
