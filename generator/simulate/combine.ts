/** All effects on one call become one decision. Claude Code 2.1.332: deny > defer > ask > allow. */
import type { Effect, Verdict } from "./effect.ts";

export interface Combined {
  /** `none`: no hook has an opinion, or one wants to ask; the client's normal flow goes on. */
  readonly decision: "block" | "allow" | "none";
  /** Set when the normal flow goes on because a hook said so. */
  readonly permission?: "ask" | "defer";
  /** All added texts in order. */
  readonly context?: string;
}

const PRECEDENCE: readonly Verdict[] = ["block", "defer", "ask", "allow"];

export function combine(effects: readonly Effect[]): Combined {
  const strongest = PRECEDENCE.find((one) => effects.some(({ verdict }) => verdict === one));
  const texts = effects.flatMap(({ context }) => context ?? []);
  return {
    ...outcomeOf(strongest),
    ...(texts.length === 0 ? {} : { context: texts.join("\n\n") }),
  };
}

function outcomeOf(verdict: Verdict | undefined): Combined {
  switch (verdict) {
    case "block":
    case "allow":
      return { decision: verdict };
    case "ask":
    case "defer":
      return { decision: "none", permission: verdict };
    default:
      return { decision: "none" };
  }
}
