/**
 * `prompt-said`: a person's prompt matches the pattern since the given point, and where a field is
 * named, its value is the one that the person named. Inside an agent nobody but other agents speaks:
 * there it never holds.
 */
import { field } from "../json-object.ts";
import { searchPattern } from "../pattern.ts";
import type { Predicate, PromptSaidData } from "../predicate.ts";
import { entriesFromEnd, turnMarks } from "../transcript/entries-from-end.ts";
import { promptOf } from "../transcript/prompt.ts";

export const promptSaid: Predicate<PromptSaidData> = {
  kind: "prompt-said",
  holds(data, call) {
    if (call.agentId !== undefined) {
      return { holds: false, because: "an agent's task is not the word of a person" };
    }
    // People write in any letter case.
    const pattern = new RegExp(searchPattern(data.pattern), "giu");
    const wanted = data.field === undefined ? undefined : spoken(field(call.input, data.field));
    if (data.field !== undefined && wanted === undefined) return { holds: false };
    const says = (text: string) =>
      [...text.matchAll(pattern)].some(
        ({ groups }) => wanted === undefined || groups?.["value"] === wanted,
      );
    for (const entry of entriesFromEnd(call, { maxBytes: data.maxBytes, marks: turnMarks })) {
      const prompt = promptOf(entry, "main");
      if (prompt === undefined) continue;
      if (prompt.byPerson && says(prompt.text)) return { holds: true };
      if (data.since === "last-user-turn") break;
    }
    return { holds: false };
  },
};

/** A number and the same number as text are one value. */
function spoken(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
