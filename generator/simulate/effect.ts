/** What one handler's answer means to the client, and why. */
export type Verdict = "block" | "defer" | "ask" | "allow" | "none";

export interface Effect {
  readonly verdict: Verdict;
  /** One clause for people. */
  readonly why: string;
  /** Text that reaches the model. */
  readonly context?: string;
}
