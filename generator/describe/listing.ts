/** `a`, `a and b`, `a, b and c`; `last` is the word before the last item. */
export function listing(items: readonly string[], last = "and"): string {
  return items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1) ?? ""}`;
}
