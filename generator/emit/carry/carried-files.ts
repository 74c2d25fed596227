import type { Emitter } from "../emitter.ts";

/** Files of the account that the spec carries byte for byte. */
export const carriedFilesEmitter: Emitter = {
  name: "carried-files",
  emit: ({ project: { carry } }) =>
    (carry?.files ?? []).map(({ place, content, executable, span }) => ({
      path: place.replace(/^\.claude\//u, "claude/"),
      content,
      kind: "carried",
      executable,
      place,
      because: [span],
    })),
};
