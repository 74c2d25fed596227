/**
 * `mentions`: the text of a field names all of the references. What is missing is named in the
 * reason, by the reference's name.
 */
import type { Call } from "../call.ts";
import { field } from "../json-object.ts";
import { searchPattern } from "../pattern.ts";
import type { MentionsData, Predicate } from "../predicate.ts";

export const mentions: Predicate<MentionsData> = {
  kind: "mentions",
  holds(data, call) {
    const text = textOf(call, data.field);
    const missing = data.patterns.filter(({ pattern }) => !searchPattern(pattern).test(text));
    if (missing.length === 0) return { holds: true };
    return { holds: false, because: `${missing.map(({ name }) => name).join(", ")} not named` };
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
