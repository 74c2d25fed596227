/** What a generated hook says: its data in a frame, with a comment on top of the source. */
import type { HookData } from "#runtime/rule";
import { DEADLINE_SHARE } from "#client/limits";
import type { HookPlan } from "#plan/plan";
import { literal } from "../../render/literal.ts";
import { fillFrame } from "./hook-frame.ts";

/** The TypeScript source to read; its data is laid out before the frame is there. */
export function hookSource(plan: HookPlan): (frame: string) => string {
  const data = literal(hookDataOf(plan), 1);
  const comment = [
    `${plan.title}. ${plan.does}`,
    "Written by `gen build` from the spec; a change belongs there.",
  ].map((line) => ` * ${line.replaceAll("*/", "*\\/")}`.trimEnd());
  return (frame) => `/**\n${comment.join("\n")}\n */\n${fillFrame(frame, data)}`;
}

/** The script to run; its data is ASCII, as the rest of it is. */
export function hookScript(plan: HookPlan, frame: string): string {
  const data = JSON.stringify(hookDataOf(plan), null, 2);
  return fillFrame(frame, data.replaceAll(/[^\n -~]/g, escaped));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function hookDataOf(plan: HookPlan): HookData {
  return {
    hook: plan.id,
    event: plan.event,
    onError: plan.onError,
    deadlineMs: Math.round(plan.handler.timeoutS * 1000 * DEADLINE_SHARE),
    rule: plan.rule,
    ...(plan.log === undefined ? {} : { log: plan.log }),
  };
}
