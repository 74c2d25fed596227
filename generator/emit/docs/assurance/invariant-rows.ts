/** Invariants with their proof: what holds, under which faults, and what is left open with its reason. */
import { FAULTS, type Packaging } from "#plan/plan";
import { effectiveOf } from "../../../analyse/effective/effective.ts";
import { callWords } from "../../../analyse/refutation-words.ts";
import { proofOf, survived } from "../../../analyse/proof.ts";
import { listing } from "../../../describe/listing.ts";
import { code, prose, sentence } from "../../../render/markdown.ts";
import type { EmitContext } from "../../emitter.ts";
import { FAULT_TITLES } from "../fault-titles.ts";
import { invariantView, type InvariantView } from "../invariant-words.ts";
import { subjectWords } from "../subject-words.ts";

export interface InvariantProof extends InvariantView {
  /** One sentence per packaging. */
  readonly proofs: readonly string[];
  /** What it leaves open. */
  readonly openings: readonly string[];
}

const PACKAGINGS: readonly (readonly [Packaging, string])[] = [
  ["project", "As project files"],
  ["plugin", "As a plugin"],
];

export function invariantProofs(context: EmitContext): readonly InvariantProof[] {
  const { project, plan } = context;
  return project.invariants.map((invariant) => ({
    ...invariantView(project, invariant),
    proofs: PACKAGINGS.map(([packaging, title]) => {
      const effective = effectiveOf(project, plan[packaging]);
      // An error stops the build: what is printed here is proven.
      const held = survived(effective, invariant);
      const lost = FAULTS.filter((fault) => !held.includes(fault));
      const also = held.length === 0 ? "" : `, also under: ${faults(held)}`;
      const not = lost.length === 0 ? "" : ` Not under: ${faults(lost)}.`;
      return `${title}: proven from the plan${also}.${not}`;
    }),
    openings: invariant.open.map(({ route, because }) => {
      const { acknowledged } = proofOf(effectiveOf(project, plan.project), invariant);
      const own = acknowledged.filter((one) => one.route === route);
      const paths = [...new Set(own.map(({ path }) => callWords(path)))];
      const who = subjectWords(project, [...new Set(own.flatMap(({ subjects }) => subjects))]);
      const calls = paths.length === 0 ? "" : ` (${who}: ${paths.map(code).join(", ")})`;
      return `Left open, ${code(route)}${calls}: ${sentence(prose(because))}`;
    }),
  }));
}

function faults(all: readonly (typeof FAULTS)[number][]): string {
  return listing(all.map((fault) => FAULT_TITLES[fault].toLowerCase()));
}
