import type { Guarantee } from "#plan/plan";
import { listing } from "../../../describe/listing.ts";
import { code, counted, few } from "../../../render/markdown.ts";

/** Some of all guarantees, as `12 of 90 guarantees, of the rules a and b`. */
export function ruleWords(some: readonly Guarantee[], all: readonly Guarantee[]): string {
  const rules = [...new Set(some.map(({ rule }) => code(rule)))];
  const noun = rules.length === 1 ? "rule" : "rules";
  return `${some.length} of ${counted(all.length, "guarantee")}, of the ${noun} ${listing(few(rules, 5))}`;
}
