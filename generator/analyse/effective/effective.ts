import type { Project } from "#ir/project";
import type { Fault, TargetPlan } from "#plan/plan";
import { callerClasses } from "./classes.ts";
import { type Ground, groundOf } from "./direct.ts";
import { Reach, Verdicts } from "./reach.ts";

/** One packaging with everything that questions about routes need. */
export interface Effective {
  readonly ground: Ground;
  readonly verdicts: Verdicts;
  /** Who acts through whom, without a fault or under one. */
  reach(fault?: Fault): Reach;
}

const KNOWN = new WeakMap<TargetPlan, Effective>();

/** Worked out once for a plan, however many rules and documents ask. */
export function effectiveOf(project: Project, plan: TargetPlan): Effective {
  const known = KNOWN.get(plan) ?? prepared(project, plan);
  KNOWN.set(plan, known);
  return known;
}

function prepared(project: Project, plan: TargetPlan): Effective {
  const ground = groundOf(project, plan);
  const verdicts = new Verdicts(ground, callerClasses(ground));
  const reaches = new Map<Fault | undefined, Reach>();
  return {
    ground,
    verdicts,
    reach(fault) {
      const reach = reaches.get(fault) ?? new Reach(verdicts, fault);
      reaches.set(fault, reach);
      return reach;
    },
  };
}
