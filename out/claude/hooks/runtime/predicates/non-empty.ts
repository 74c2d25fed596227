/** `non-empty`: the input field is a list or object with something in it, or text that is not blank. */
import { field, isObject } from "../json-object.ts";
import type { NonEmptyData, Predicate } from "../predicate.ts";

export const nonEmpty: Predicate<NonEmptyData> = {
  kind: "non-empty",
  holds(data, call) {
    const value = field(call.input, data.field);
    if (typeof value === "string") return { holds: value.trim() !== "" };
    if (Array.isArray(value)) return { holds: value.length > 0 };
    return { holds: isObject(value) && Object.keys(value).length > 0 };
  },
};
