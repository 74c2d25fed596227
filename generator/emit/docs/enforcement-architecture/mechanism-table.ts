import { type ClientMechanism, MECHANISMS } from "#client/mechanisms";
import { carries, type MechanismClass, outcomes } from "#client/outcomes";
import { FAULTS, type Packaging } from "#plan/plan";
import { listing } from "../../../describe/listing.ts";
import { cell } from "../../../render/markdown.ts";
import { FAULT_TITLES } from "../fault-titles.ts";
import type { Proofs } from "./proof.ts";

/** Table cells. */
export interface MechanismRow {
  readonly name: string;
  readonly scope: string;
  readonly how: string;
  readonly blocks: string;
  readonly strength: string;
  readonly proof: string;
  readonly cannot: readonly string[];
  readonly packaging: string;
  /** Outcome per fault, in the order of the plan's faults. */
  readonly under: readonly string[];
}

const PACKAGINGS: readonly Packaging[] = ["project", "plugin"];

function classOf({ kind }: ClientMechanism): MechanismClass {
  return kind === "permission" || kind === "setting" || kind === "env" ? "settings-entry" : kind;
}

export function mechanismRows(proofs: Proofs): readonly MechanismRow[] {
  return MECHANISMS.map((mechanism) => {
    const kind = classOf(mechanism);
    const under = outcomes(kind, { failsClosed: true, exact: true });
    return {
      name: cell(mechanism.name),
      scope: cell(mechanism.scope),
      how: cell(mechanism.how),
      blocks: cell(mechanism.blocks),
      strength: cell(mechanism.strength),
      cannot: mechanism.cannot,
      proof: proofs.ofKind(mechanism.kind),
      packaging: listing(PACKAGINGS.filter((packaging) => carries(packaging, kind))),
      under: FAULTS.map((fault) => under[fault]),
    };
  });
}

export const faultHeadings: readonly string[] = FAULTS.map((fault) => FAULT_TITLES[fault]);
