/** One line of a result: what was measured, against which limit. */
export interface Line {
  readonly what: string;
  readonly value: number;
  readonly unit: "ms" | "MB" | "×";
  readonly limit?: number;
  readonly note?: string;
}

/** Lines as a table for people; a value above its limit is marked. */
export function table(title: string, lines: readonly Line[]): string {
  const rows = lines.map(({ what, value, unit, limit, note = "" }) => {
    const shown = unit === "×" ? value.toFixed(2) : value.toFixed(value < 10 ? 1 : 0);
    const verdict = limit === undefined ? "" : value <= limit ? "within" : "OVER";
    const bound = limit === undefined ? "" : `${limit} ${unit}`;
    return [what, `${shown} ${unit}`, bound, verdict, note];
  });
  const head = ["what", "measured", "limit", "", ""];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const print = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 1 || column === 2
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return [`\n${title}`, print(head), ...rows.map(print)].join("\n");
}
