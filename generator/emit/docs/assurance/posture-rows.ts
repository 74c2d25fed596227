/** What makes a hook fail, which way it then goes, and who notices. */
import type { HookPlan } from "#plan/plan";
import { cell, code } from "../../../render/markdown.ts";
import { failPosture } from "../fail-posture.ts";

/** Finished cells. */
export interface PostureRow {
  readonly hook: string;
  readonly fails: string;
  readonly own: string;
  readonly client: string;
  readonly notices: string;
}

export function postureRows(hooks: readonly HookPlan[]): readonly PostureRow[] {
  return hooks.map((hook) => {
    const { own, handler } = failPosture(hook);
    return {
      hook: code(hook.id),
      fails: cell(causesOf(hook)),
      own: cell(own),
      client: cell(handler),
      notices: cell(noticesOf(hook)),
    };
  });
}

function causesOf({ rule, handler }: HookPlan): string {
  const text = JSON.stringify(rule);
  const reads = [
    ...(/"kind":"(?:tool-used|prompt-said|issue-named)"/u.test(text)
      ? ["a transcript that cannot be read"]
      : []),
    ...(/"kind":"(?:in-repository|path-under|issue-named)"/u.test(text)
      ? ["a path that cannot be resolved"]
      : []),
  ];
  return [
    "a payload that is no JSON",
    ...reads,
    `no answer within ${handler.timeoutS} s`,
    "a script or interpreter that is gone",
  ].join("; ");
}

function noticesOf({ onError, handler, verb }: HookPlan): string {
  if (verb === "injects" || verb === "reminds") {
    return "Nobody in the session: the text is missing. `gen doctor` names a script that is gone.";
  }
  if (onError === "block" && handler.onFailure === "block") {
    return "The agent: its call is refused with the reason, and the person whom it tells.";
  }
  return onError === "block"
    ? "The agent, while the script runs. Nobody when the script is gone: `gen doctor` names it."
    : "Nobody in the session: the call passes. The reason stands on the hook's error output, in the client's debug log.";
}
