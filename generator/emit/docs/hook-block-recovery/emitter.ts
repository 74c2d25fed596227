import type { Emitter } from "../../emitter.ts";
import { document } from "../document.ts";
import { hookSpans } from "../hook-spans.ts";
import { recoveryView } from "./view.ts";

/** `docs/hook-block-recovery.md`: what to do when a hook blocks unexpectedly. */
export const recoveryDocument: Emitter = {
  name: "docs/hook-block-recovery",
  emit(context) {
    return [document(context, "hook-block-recovery", recoveryView(context), hookSpans(context))];
  },
};
