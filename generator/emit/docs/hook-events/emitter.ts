import type { Emitter } from "../../emitter.ts";
import { document } from "../document.ts";
import { hookSpans } from "../hook-spans.ts";
import { hookEventsView } from "./view.ts";

/** `docs/hook-events.md`: every event of the client, and which hooks sit there. */
export const hookEventsDocument: Emitter = {
  name: "docs/hook-events",
  emit(context) {
    return [document(context, "hook-events", hookEventsView(context), hookSpans(context))];
  },
};
