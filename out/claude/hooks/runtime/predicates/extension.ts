/** `extension`: a path of the call, or the file that it leads to, has one of the extensions. */
import { inputPaths } from "../paths/input-paths.ts";
import { physicalPath } from "../paths/physical.ts";
import { spellingsOf } from "../paths/spellings.ts";
import type { ExtensionData, Predicate } from "../predicate.ts";

export const extension: Predicate<ExtensionData> = {
  kind: "extension",
  holds(data, call) {
    const endings = data.in.map((one) => `.${one.replace(/^\./u, "")}`.toLowerCase());
    const ends = (path: string) => endings.some((ending) => path.toLowerCase().endsWith(ending));
    const holds = inputPaths(call, data.fields).some(
      (path) =>
        ends(path.trimEnd()) ||
        spellingsOf(path, call).plain.some((one) => ends(physicalPath(one))),
    );
    return { holds };
  },
};
