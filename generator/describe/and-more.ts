/** `a, b, c`; of more than `most` items the first ones and how many there are besides: `a, b and 7 more`. */
export function andMore(items: readonly string[], most: number): string {
  const rest = items.length - most;
  return items.slice(0, most).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
