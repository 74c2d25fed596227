/** What a guard found in one act. */
import type { Answer } from "../predicate.ts";

export interface Finding {
  /** `false`: it cannot be told (opaque). */
  readonly sure: boolean;
  readonly because: string;
}

export function sure(because: string): Finding {
  return { sure: true, because };
}

export function unsure(what: string): Finding {
  return { sure: false, because: `cannot be read: ${what}` };
}

/** A certain finding decides; an opaque one counts only when the rule says so, and stays unsure. */
export function answer(findings: readonly Finding[], opaque: boolean): Answer {
  const certain = findings.find((finding) => finding.sure);
  if (certain !== undefined) return { holds: true, because: certain.because };
  const [first] = findings;
  if (first === undefined || !opaque) return { holds: false };
  return { holds: true, unsure: true, because: first.because };
}
