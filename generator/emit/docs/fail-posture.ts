import type { HookPlan, Verb } from "#plan/plan";
import { code, counted } from "../../render/markdown.ts";

export interface FailPosture {
  readonly word: "fail-closed" | "fail-open";
  /** What the hook does when it runs and cannot decide. */
  readonly own: string;
  /** What the client does when the script cannot run, and the time limit. */
  readonly handler: string;
}

/** What passes when a hook gives no answer. */
const PASSES: Readonly<Record<Verb, string>> = {
  blocks: "lets the call pass",
  holds: "lets the agent stop",
  reminds: "adds no reminder",
  injects: "adds no context",
};

/** What happens when a hook cannot decide, and when it cannot even run. */
export function failPosture({ onError, handler, verb }: HookPlan): FailPosture {
  const closed = onError === "block";
  const without =
    handler.onFailure === "block" ? `blocks too (${code("onFailure: block")})` : PASSES[verb];
  return {
    word: closed ? "fail-closed" : "fail-open",
    own: closed
      ? `It refuses what it cannot judge (${code("onError: block")}).`
      : `When it cannot judge, it ${PASSES[verb]} (${code("onError: allow")}).`,
    handler: `A missing script, a crash or a timeout ${without}. Time limit: ${counted(handler.timeoutS, "second")}.`,
  };
}
