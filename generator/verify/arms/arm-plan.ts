/** One arm of the proof: which layers of the bundle are there, what is broken, and which calls are made. */
import type { Fault } from "#plan/plan";
import type { Trial } from "../trials/trial.ts";

export interface ArmPlan {
  readonly name: string;
  /** Layers that are installed. */
  readonly layers: readonly string[];
  readonly fault?: Fault;
  readonly trials: readonly Trial[];
}
