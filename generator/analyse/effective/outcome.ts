/** Outcomes of several mechanisms together, under one fault. */
import { type Enforcement, type Fault, FAULTS, type Outcome } from "#plan/plan";
import type { DirectVerdict } from "./direct.ts";

export type Outcomes = Readonly<Record<Fault, Outcome>>;

/** One that holds is enough; one that overblocks still refuses the call. */
export function together(by: readonly Enforcement[], fault: Fault): Outcome {
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
  const overblocked = passing.some(({ under }) => under[fault] === "overblocks");
  switch (verdict) {
    case "absent":
      return "holds";
    case "denied":
      return together(by, fault);
    case "conditional": {
      const outcome = weakest(by, fault);
      return outcome === "holds" && overblocked ? "overblocks" : outcome;
    }
    case "allowed":
      return overblocked ? "overblocks" : "holds";
  }
}

export function outcomesOf(verdict: DirectVerdict): Outcomes {
  // One key per fault: the shape of the record.
  return Object.fromEntries(FAULTS.map((fault) => [fault, underFault(verdict, fault)])) as Record<
    Fault,
    Outcome
  >;
}

/**
 * Whether such a call can get through when the fault is there (`undefined` = no fault). A handler
 * that fails closed refuses more under a fault; since only some scripts may be gone, that closes
 * nothing.
 */
export function mayPass({ verdict, by }: DirectVerdict, fault: Fault | undefined): boolean {
  switch (verdict) {
    case "absent":
      return false;
    case "allowed":
    case "conditional":
      return true;
    case "denied": {
      if (fault === undefined) return false;
      const outcome = together(by, fault);
      return outcome === "open" || outcome === "unknown";
    }
  }
}
