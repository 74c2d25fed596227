import type { GuaranteeClass, SharedGuarantee } from "#plan/plan";
import { listing } from "../../../describe/listing.ts";
import { code, counted, few } from "../../../render/markdown.ts";

/**
 * Some of all guarantees, as `12 of 90 guarantees, of the rules a and b`; `undefined` = there are
 * none such.
 */
export function ruleWords<C extends GuaranteeClass>(
  classes: readonly C[],
  isMeant: (one: SharedGuarantee, of: C, at: number) => boolean,
): string | undefined {
  const rules = new Set<string>();
  let some = 0;
  let all = 0;
  for (const each of classes) {
    const meant = each.shared.filter((one, at) => isMeant(one, each, at));
    for (const { rule } of meant) rules.add(code(rule));
    some += each.owners.length * meant.length;
    all += each.owners.length * each.shared.length;
  }
  if (some === 0) return undefined;
  const noun = rules.size === 1 ? "rule" : "rules";
  return `${some} of ${counted(all, "guarantee")}, of the ${noun} ${listing(few([...rules], 5))}`;
}
