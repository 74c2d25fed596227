/**
 * `in-repository`: a path of the call really lies in a git work tree, not below one of the globs
 * that never count. Any of several paths is enough; of a relative one, either meaning.
 */
import type { Call } from "../call.ts";
import { inputPaths } from "../paths/input-paths.ts";
import { physicalPath } from "../paths/physical.ts";
import { placementOf } from "../paths/place.ts";
import { spellingsOf } from "../paths/spellings.ts";
import type { InRepositoryData, Predicate } from "../predicate.ts";
import { workTreeTop } from "../work-tree.ts";

export const inRepository: Predicate<InRepositoryData> = {
  kind: "in-repository",
  holds(data, call) {
    const holds = inputPaths(call, data.fields).some(
      (path) => liesInWorkTree(path, call) && placementOf([path], data.outside, call) !== "inside",
    );
    return { holds };
  },
};

function liesInWorkTree(path: string, call: Call): boolean {
  const { plain, odd } = spellingsOf(path, call);
  return [...plain, ...odd].some((one) => workTreeTop(physicalPath(one)) !== undefined);
}
