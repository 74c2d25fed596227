/** Which guarantees nothing holds any more when something around the hooks is broken. */
import { type Fault, FAULTS, type Plan } from "#plan/plan";
import { together } from "../../../analyse/effective/outcome.ts";
import { listing } from "../../../describe/listing.ts";
import { FAULT_TITLES } from "../fault-titles.ts";
import { perPackaging } from "./packagings.ts";
import { ruleWords } from "./rules.ts";

export interface LostUnder {
  /** Faults that cost the same. */
  readonly faults: string;
  /** Per packaging; never empty. */
  readonly lost: readonly string[];
}

/** Only faults that cost something. */
export function lostUnder(plan: Plan): readonly LostUnder[] {
  const each = FAULTS.map((fault) => ({ fault, lost: lost(plan, fault) }));
  const costly = each.filter(({ lost }) => lost.length > 0);
  return [...Map.groupBy(costly, ({ lost }) => lost.join(" ")).values()].map((same) => ({
    faults: faultWords(same.map(({ fault }) => fault)),
    lost: same[0]?.lost ?? [],
  }));
}

function faultWords(faults: readonly Fault[]): string {
  const titles = faults.map((fault) => FAULT_TITLES[fault]);
  return listing(titles.map((title, at) => (at === 0 ? title : title.toLowerCase())));
}

function lost(plan: Plan, fault: Fault): readonly string[] {
  return perPackaging(plan, ({ guaranteeClasses }) =>
    ruleWords(guaranteeClasses, ({ by }) => {
      const outcome = together(by, fault);
      return outcome === "open" || outcome === "unknown";
    }),
  );
}
