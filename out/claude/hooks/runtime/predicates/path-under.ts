/**
 * `path-under`: a path of the call lies below one of the globs. Several paths that disagree, and a
 * path that only looks as if it did, are unsure: either kind of rule then refuses.
 */
import { inputPaths } from "../paths/input-paths.ts";
import { placementOf } from "../paths/place.ts";
import type { PathUnderData, Predicate } from "../predicate.ts";

export const pathUnder: Predicate<PathUnderData> = {
  kind: "path-under",
  holds(data, call) {
    const placement = placementOf(inputPaths(call, data.fields), data.globs, call);
    return placement === "perhaps"
      ? { holds: true, unsure: true }
      : { holds: placement === "inside" };
  },
};
