/** The first item of each kind, in order. */
export function onePer<Item>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
): readonly Item[] {
  return [...Map.groupBy(items, kindOf).values()].flatMap((group) => group.slice(0, 1));
}
