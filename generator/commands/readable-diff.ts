/**
 * A unified diff as a person reads it on a terminal. Minified scripts and data have lines of many
 * thousand characters: of those the part around the first difference is shown. The whole diff is in
 * the JSON form.
 */

/** Characters of a line that are shown, and how many of them lie before the difference. */
const MOST = 200;
const LEAD = 40;
/** Lines of one file that are shown. */
const MOST_LINES = 60;

export function readableDiff(diff: string): string {
  const lines = diff.endsWith("\n") ? diff.slice(0, -1).split("\n") : diff.split("\n");
  const short = lines.map((line, at) => windowed(line, differenceAt(lines, at)));
  const rest = short.length - MOST_LINES;
  // One more line takes no more room than saying so.
  if (rest <= 1) return `${short.join("\n")}\n`;
  const more = `… ${rest} more lines; --format json has them all`;
  return `${[...short.slice(0, MOST_LINES), more].join("\n")}\n`;
}

/** Where a changed line first differs from the line that it replaces, or was replaced by. */
function differenceAt(lines: readonly string[], at: number): number {
  const line = lines[at] ?? "";
  if (line.length <= MOST) return 0;
  const other = counterpart(lines, at)?.slice(1) ?? "";
  const own = line.slice(1);
  let same = 0;
  while (same < own.length && own[same] === other[same]) same += 1;
  return same === own.length ? 0 : same + 1;
}

/** In a run of removed lines and the added ones after it, the line with the same number. */
function counterpart(lines: readonly string[], at: number): string | undefined {
  const sign = lines[at]?.charAt(0);
  if (sign !== "-" && sign !== "+") return undefined;
  const isAdded = sign === "+";
  const middle = isAdded ? runEnd(lines, at, "+", -1) + 1 : runEnd(lines, at, "-", 1);
  const start = runEnd(lines, middle - 1, "-", -1) + 1;
  const there = lines[isAdded ? start + (at - middle) : middle + (at - start)];
  return there?.startsWith(isAdded ? "-" : "+") === true ? there : undefined;
}

/** The first line from `at` on that does not start with the sign. */
function runEnd(lines: readonly string[], at: number, sign: "-" | "+", step: 1 | -1): number {
  let end = at;
  while (lines[end]?.startsWith(sign) === true) end += step;
  return end;
}

function windowed(line: string, difference: number): string {
  if (line.length <= MOST) return line;
  const from = Math.max(1, difference - LEAD);
  const to = from + MOST;
  const before = from > 1 ? "…" : "";
  const after = to < line.length ? "…" : "";
  return `${line.charAt(0)}${before}${line.slice(from, to)}${after}`;
}
