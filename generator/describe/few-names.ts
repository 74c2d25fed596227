/** How many names a sentence gives before it only counts them. */
const MOST = 8;

/** `a, b, c`; of a long list the first few, and how many more there are. */
export function fewNames(names: readonly string[]): string {
  if (names.length <= MOST) return names.join(", ");
  return [...names.slice(0, MOST), `${names.length - MOST} more agents`].join(", ");
}
