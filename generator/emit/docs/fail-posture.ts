import { clientEvent } from "#client/events";
import type { HookPlan } from "#plan/plan";
import { code, counted } from "../../render/markdown.ts";

export interface FailPosture {
  /** `fail-closed` or `fail-open`. */
  readonly word: "fail-closed" | "fail-open";
  readonly own: string;
  readonly handler: string;
}

/** What happens when a hook cannot decide, and when it cannot even run. */
export function failPosture(hook: HookPlan): FailPosture {
  const closed = hook.onError === "block";
  return {
    word: closed ? "fail-closed" : "fail-open",
    own: closed
      ? `It refuses what it cannot judge (${code("onError: block")}).`
      : `It lets pass what it cannot judge (${code("onError: allow")}).`,
    handler: `${handlerWords(hook)} Time limit: ${counted(hook.handler.timeoutS, "second")}.`,
  };
}

function handlerWords({ event, handler }: HookPlan): string {
  if (handler.onFailure === "block") {
    return `A missing script, a crash or a timeout blocks too (${code("onFailure: block")}).`;
  }
  return clientEvent(event)?.blocks === true
    ? "A missing script, a crash or a timeout lets the call pass."
    : "A missing script, a crash or a timeout only loses what it would have added.";
}
