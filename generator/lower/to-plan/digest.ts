/** Digests over meaning: what a rule does and the bytes that do it, never how it is worded. */
import { createHash } from "node:crypto";
import type { Rule } from "#runtime/rule";

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Keys that hold wording; a digest leaves them out wherever they stand in a rule. */
const WORDING: ReadonlySet<string> = new Set([
  "message",
  "otherwiseMessage",
  "text",
  "title",
  "label",
]);

/** The same value with keys sorted and wording left out. */
export function meaningOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaningOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !WORDING.has(key))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, meaningOf(part)]),
  );
}

export function ruleMeaning(rule: Rule): string {
  return JSON.stringify(meaningOf(rule));
}
