import type { Project } from "#ir/project";
import type { Packaging, Plan } from "#plan/plan";
import { type Effective, effectiveOf } from "../effective/effective.ts";
import { type Matrix, matrixOf } from "../effective/matrix.ts";

/** One of the two specs that are compared. */
export interface Side {
  readonly project: Project;
  readonly plan: Plan;
}

/** One packaging of a side, prepared for questions. */
export interface SideView {
  readonly side: Side;
  readonly effective: Effective;
  readonly matrix: Matrix;
}

export function viewOf(side: Side, packaging: Packaging): SideView {
  const effective = effectiveOf(side.project, side.plan[packaging]);
  return { side, effective, matrix: matrixOf(effective) };
}
