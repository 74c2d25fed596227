import { report } from "#diagnostics/catalogue";
import { clientEvent } from "#client/events";
import type { AnalysisRule } from "../rule.ts";

/** What a hook wants must be possible on its event. */
export const eventAbilities: AnalysisRule = ({ hooks }) =>
  hooks.flatMap(({ name, event, body, onError, span }) => {
    const client = clientEvent(event);
    if (client === undefined) return [];
    const decides = body.kind === "gate" || body.kind === "spawn" || body.kind === "finish";
    const about = { hook: name, event };
    if (decides && !client.blocks) return [report("event-cannot-block", span, about)];
    if (!decides && !client.injects) return [report("event-cannot-inject", span, about)];
    if (onError === "block" && !client.honoursOnFailure)
      return [report("on-error-ignored", span, about)];
    return [];
  });
