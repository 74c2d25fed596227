import { report } from "#diagnostics/catalogue";
import { clientEvent } from "#client/events";
import { ON_FAILURE_SINCE } from "#client/limits";
import { isOlder } from "#client/version";
import type { AnalysisRule } from "../rule.ts";

/** What the spec uses must exist on the lowest client that it is for. */
export const clientVersion: AnalysisRule = ({ client: { atLeast }, hooks, span }, plan) => {
  const tooOld = (since: string): boolean => isOlder(atLeast, since);
  const events = hooks.flatMap(({ name, event, span }) => {
    const since = clientEvent(event)?.since;
    if (since === undefined || !tooOld(since)) return [];
    return [
      report("client-too-old", span, {
        what: `the event ${event} of "${name}"`,
        since,
        client: atLeast,
      }),
    ];
  });
  const closing = plan.project.hooks.some(({ handler }) => handler.onFailure === "block");
  if (!closing || !tooOld(ON_FAILURE_SINCE)) return events;
  const what = "a hook that blocks when it fails";
  return [
    ...events,
    report("client-too-old", span, { what, since: ON_FAILURE_SINCE, client: atLeast }),
  ];
};
