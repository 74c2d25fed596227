/**
 * Lays a document out the way prettier does: one blank line at most, table columns of one width.
 * Emitters write everything else in prettier's form already, so a line pass does what parsing the
 * document would do, in a fiftieth of the time. Tests hold every document against prettier itself.
 */

/** Columns that a text takes on a screen; prettier's own measure, handed in. */
export type Width = (text: string) => number;

const FENCE = /^\s*(`{3,}|~{3,})/u;
const ROW = /^\s*\|.*\|\s*$/u;

export function layoutMarkdown(text: string, width: Width): string {
  const lines: string[] = [];
  let rows: string[] = [];
  let fence: string | undefined;
  const endTable = (): void => {
    if (rows.length > 0) lines.push(...alignedTable(rows, width));
    rows = [];
  };
  for (const line of text.split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined && mark === undefined && ROW.test(line)) {
      rows.push(line);
      continue;
    }
    endTable();
    if (mark !== undefined) fence = nextFence(fence, mark);
    const isSecondBlank = fence === undefined && line.trim() === "" && (lines.at(-1) ?? "") === "";
    if (!isSecondBlank) lines.push(fence === undefined ? line.trimEnd() : line);
  }
  endTable();
  return `${lines.join("\n").trim()}\n`;
}

/** A fence ends with at least as many of its own marks. */
function nextFence(open: string | undefined, mark: string): string | undefined {
  if (open === undefined) return mark;
  return mark.startsWith(open) ? undefined : open;
}

function alignedTable(rows: readonly string[], width: Width): readonly string[] {
  const indent = /^\s*/u.exec(rows[0] ?? "")?.[0] ?? "";
  const cells = rows.map(cellsOf);
  const columns = Math.max(...cells.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(3, ...cells.map((row, index) => (index === 1 ? 3 : width(row[column] ?? "")))),
  );
  return cells.map((row, index) => {
    const padded = widths.map((wide, column) => {
      const cell = row[column] ?? "";
      return index === 1 ? "-".repeat(wide) : cell + " ".repeat(wide - width(cell));
    });
    return `${indent}| ${padded.join(" | ")} |`;
  });
}

/** A pipe with a backslash before it is part of its cell. */
function cellsOf(row: string): readonly string[] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim());
}
