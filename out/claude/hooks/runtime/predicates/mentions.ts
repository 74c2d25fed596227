/**
 * `mentions`: the text of a field names all of the references; letter case does not count, since
 * people and models write a reference either way.
 */
import type { Call } from "../call.ts";
import { field } from "../json-object.ts";
import { searchPattern } from "../pattern.ts";
import type { MentionsData, Predicate } from "../predicate.ts";

export const mentions: Predicate<MentionsData> = {
  kind: "mentions",
  holds(data, call) {
    const text = textOf(call, data.field);
    const missing = data.patterns
      .filter(({ pattern }) => !searchPattern(pattern, true).test(text))
      .map(({ name }) => name);
    return missing.length === 0 ? { holds: true } : { holds: false, missing };
  },
};

/** `lastMessage` stands in the payload of a stop event, not in a tool's input. */
function textOf(call: Call, name: string): string {
  const value =
    name === "lastMessage"
      ? field(call.payload, "last_assistant_message")
      : field(call.input, name);
  return typeof value === "string" ? value : "";
}
