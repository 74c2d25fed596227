import type { Emitter } from "../../emitter.ts";
import { document } from "../document.ts";
import { hookEntries } from "../hook-entries.ts";
import { hookSpans } from "../hook-spans.ts";

/** `docs/PLUGIN.md`: an entry per hook, ours and other people's. */
export const pluginDocument: Emitter = {
  name: "docs/PLUGIN",
  emit(context) {
    const view = { title: context.project.title, ...hookEntries(context) };
    return [document(context, "PLUGIN", view, hookSpans(context))];
  },
};
