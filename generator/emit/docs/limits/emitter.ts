import type { Emitter } from "../../emitter.ts";
import { document } from "../document.ts";
import { hookSpans } from "../hook-spans.ts";
import { limitsView } from "./view.ts";

/** `docs/limits.md`: what the bundle does not enforce or cannot prove, for somebody with five minutes. */
export const limitsDocument: Emitter = {
  name: "docs/limits",
  emit(context) {
    const { agents, external, confirm } = context.project;
    const because = [...agents, ...external, ...confirm].map(({ span }) => span);
    return [document(context, "limits", limitsView(context), [...hookSpans(context), ...because])];
  },
};
