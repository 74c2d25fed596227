/** Which trials can tell something: with nothing installed their call got through to the tool. */
import type { Shown } from "../arms/run-arms.ts";

/** Why a trial cannot tell anything on this client; `undefined` = it can. */
export function inconclusive({ trial, observed }: Shown): string | undefined {
  const who = trial.caller.name;
  const { tool } = trial.call;
  if (trial.leaves !== undefined) {
    return observed.effect ? undefined : `with nothing installed ${who}'s skill ran no shell`;
  }
  switch (observed.by) {
    case "ran":
      return undefined;
    case "refused":
      // The hook that watches every call saw it: the tool was there and failed by itself.
      return observed.watched
        ? undefined
        : `the client itself refuses the call of ${tool} by ${who}: ${firstLine(observed.text)}`;
    case "absent":
      return `the client offers no ${tool} to ${who} in this run`;
    case "not called":
      return `${who} did not come to its call of ${tool}`;
    case "unanswered":
      return `the call of ${tool} by ${who} was never answered`;
    case "hook":
    case "permission":
      return `with nothing installed a ${observed.by} refused ${tool} to ${who}`;
  }
}

function firstLine(text: string): string {
  const line =
    text
      .replace(/<\/?tool_use_error>/gu, "")
      .trim()
      .split("\n")[0] ?? "";
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
