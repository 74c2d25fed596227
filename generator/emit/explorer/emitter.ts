import type { Emitter } from "../emitter.ts";
import { explorerPage } from "./page.ts";

/** `docs/index.html`: the spec to look at, in one file that loads nothing. */
export const explorerEmitter: Emitter = {
  name: "docs/explorer",
  emit(context) {
    return [
      {
        path: "docs/index.html",
        content: explorerPage(context),
        kind: "document",
        executable: false,
        because: [context.project.span],
      },
    ];
  },
};
