/** `equals`: the input field is exactly one of the values; `null` stands for an absent or empty field. */
import { CannotTell } from "../cannot-tell.ts";
import { field } from "../json-object.ts";
import type { EqualsData, Predicate } from "../predicate.ts";

export const equals: Predicate<EqualsData> = {
  kind: "equals",
  holds(data, call) {
    const given = field(call.input, data.field) ?? null;
    if (typeof given === "object" && given !== null)
      throw new CannotTell(`the field "${data.field}" holds something other than a name`);
    const value = typeof given === "string" && given.trim() === "" ? null : given;
    return { holds: data.values.some((one) => one === value) };
  },
};
