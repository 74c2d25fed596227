/** `matches`: the input field is text and the whole of it matches the pattern. */
import { field } from "../json-object.ts";
import { anchoredPattern } from "../pattern.ts";
import type { MatchesData, Predicate } from "../predicate.ts";

export const matches: Predicate<MatchesData> = {
  kind: "matches",
  holds(data, call) {
    const value = field(call.input, data.field);
    const holds =
      typeof value === "string" && anchoredPattern(data.pattern, data.ignoreCase).test(value);
    return { holds };
  },
};
