/** One arm of the proof: which mechanisms of the bundle are there, what is broken, and which calls are made. */
import type { Fault } from "#plan/plan";
import type { Trial } from "../trials/trial.ts";

export interface ArmPlan {
  readonly name: string;
  /** Is the mechanism installed? Asked by label. */
  readonly has: (mechanism: string) => boolean;
  readonly fault?: Fault;
  readonly trials: readonly Trial[];
}
