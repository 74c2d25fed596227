/** A trial: one call by one agent that shows whether something is refused. */
import type { ScriptedCall, ScriptStep } from "../client/model-script.ts";
import type { Scene } from "../ground/ground.ts";

/** Who makes the call. */
export interface Caller {
  /** As the spec calls it, for people. */
  readonly name: string;
  /** As hooks see it: `main`, or the agent type in lower case. */
  readonly identity: string;
  /** The type to start; absent for the main session. */
  readonly type?: string;
}

export interface Trial {
  /** Unique within a packaging. */
  readonly id: string;
  /** The guarantee that the trial is about. */
  readonly guarantee: string;
  /**
   * `refusal`: the guarantee refuses the call. `pass`: the same rule lets it through; it shows that the
   * rule tells one from the other, and that a refusal is not the client's own.
   */
  readonly role: "refusal" | "pass";
  readonly caller: Caller;
  readonly scene: Scene;
  /** What the caller's prompt says; empty = nothing of importance. */
  readonly words: string;
  /** Steps of the same agent that lead up to the call. */
  readonly before: readonly ScriptStep[];
  readonly call: ScriptedCall;
  /** Hooks whose rule refuses this call, by the plan. */
  readonly refusing: readonly string[];
  /** Something other than the call's result tells what happened: a file that must not appear. */
  readonly leaves?: string;
}

/** A guarantee for which no telling trial was found. */
export interface Untried {
  readonly guarantee: string;
  readonly reason: string;
}
