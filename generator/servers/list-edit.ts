/** A change of one list of names in the spec; a list that is not there is made. */
export interface ListEdit {
  /** Keys from the top of the spec to the list. */
  readonly path: readonly string[];
  readonly remove: readonly string[];
  readonly add: readonly string[];
}

/** The same list changed once, however many findings ask for it. */
export function mergeEdits(edits: readonly ListEdit[]): readonly ListEdit[] {
  const byList = Map.groupBy(edits, ({ path }) => path.join("\n"));
  return [...byList.values()].map((same) => ({
    path: same[0]?.path ?? [],
    remove: [...new Set(same.flatMap(({ remove }) => remove))],
    add: [...new Set(same.flatMap(({ add }) => add))].sort(),
  }));
}
