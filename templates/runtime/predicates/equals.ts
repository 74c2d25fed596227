/** `equals`: the input field is exactly one of the values; `null` stands for an absent field. */
import { field } from "../json-object.ts";
import type { EqualsData, Predicate } from "../predicate.ts";

export const equals: Predicate<EqualsData> = {
  kind: "equals",
  holds(data, call) {
    const value = field(call.input, data.field) ?? null;
    return { holds: data.values.some((one) => one === value) };
  },
};
