/** What a cell shows at first sight. */
import { FAULTS } from "#plan/plan";
import type { Cell } from "../../../analyse/effective/matrix.ts";

/** `denied` holds under every fault, `weak` opens under some. */
export type Mark = "denied" | "weak" | "conditional" | "allowed" | "absent" | "reachable";

export const MARKS: readonly Mark[] = [
  "denied",
  "weak",
  "conditional",
  "reachable",
  "allowed",
  "absent",
];

/** A word for the cell, and the sentence that explains it. */
export const MARK_WORDS: Readonly<Record<Mark, readonly [word: string, meaning: string]>> = {
  denied: ["denied", "Refused, and no single fault opens it"],
  weak: ["fragile", "Refused, but a fault opens it"],
  conditional: ["depends", "Depends on what the call says, or when it comes"],
  reachable: ["reached", "Refused as a direct call, yet reached in another way"],
  allowed: ["allowed", "Nothing refuses it"],
  absent: ["no tool", "The client gives the agent no such tool"],
};

export function markOf({ verdict, under }: Cell): Mark {
  if (verdict !== "denied") return verdict;
  return FAULTS.some((fault) => under[fault] === "open" || under[fault] === "unknown")
    ? "weak"
    : "denied";
}
