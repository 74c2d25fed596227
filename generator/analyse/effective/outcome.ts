/** Outcomes of several mechanisms together, under one fault. */
import { type Enforcement, type Fault, FAULTS, type Outcome } from "#plan/plan";
import type { DirectVerdict } from "./direct.ts";

export type Outcomes = Readonly<Record<Fault, Outcome>>;

/** One that holds is enough; one that overblocks still refuses the call. */
function together(by: readonly Enforcement[], fault: Fault): Outcome {
  const each = by.map(({ under }) => under[fault]);
  if (each.includes("holds")) return "holds";
  if (each.includes("overblocks")) return "overblocks";
  return each.includes("unknown") ? "unknown" : "open";
}

/** Independent conditions: what one of them loses is lost. */
function weakest(by: readonly Enforcement[], fault: Fault): Outcome {
  const each = by.map(({ under }) => under[fault]);
  if (each.includes("open")) return "open";
  if (each.includes("unknown")) return "unknown";
  return each.includes("overblocks") ? "overblocks" : "holds";
}

function underFault({ verdict, by, passing }: DirectVerdict, fault: Fault): Outcome {
  switch (verdict) {
    case "absent":
      return "holds";
    case "denied":
      return together(by, fault);
    case "conditional":
      return weakest(by, fault);
    case "allowed":
      return passing.some(({ under }) => under[fault] === "overblocks") ? "overblocks" : "holds";
  }
}

export function outcomesOf(verdict: DirectVerdict): Outcomes {
  return Object.fromEntries(FAULTS.map((fault) => [fault, underFault(verdict, fault)])) as Record<
    Fault,
    Outcome
  >;
}

/** Whether the call gets through when the fault is there (`undefined` = no fault). */
export function passes(verdict: DirectVerdict, fault: Fault | undefined): boolean {
  switch (verdict.verdict) {
    case "absent":
      return false;
    case "allowed":
    case "conditional":
      return true;
    case "denied":
      return fault !== undefined && together(verdict.by, fault) === "open";
  }
}
