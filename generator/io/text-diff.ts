import { FILE_HEADERS_ONLY, formatPatch, structuredPatch, type StructuredPatch } from "diff";

/**
 * Lines taken out and put in up to which the shortest way from one text to the other is looked for.
 * The search takes time with the square of that, and minified scripts can differ in every line.
 */
const MOST = 500;

interface Names {
  readonly before: string;
  readonly after: string;
}

/**
 * Unified diff of two texts, named as in a patch. Of texts with little in common it takes out all
 * lines and puts all in, which is a patch as well.
 */
export function textDiff(names: Names, before: string, after: string): string {
  const options = { context: 3, maxEditLength: MOST };
  const patch =
    structuredPatch(names.before, names.after, before, after, "", "", options) ??
    replacement(names, before, after);
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

function replacement(names: Names, before: string, after: string): StructuredPatch {
  const taken = structuredPatch(names.before, names.after, before, "");
  const put = structuredPatch(names.before, names.after, "", after);
  const [removed] = taken.hunks;
  const [added] = put.hunks;
  if (removed === undefined || added === undefined) return removed === undefined ? put : taken;
  const { oldStart, oldLines } = removed;
  const { newStart, newLines } = added;
  const lines = [...removed.lines, ...added.lines];
  return { ...taken, hunks: [{ oldStart, oldLines, newStart, newLines, lines }] };
}
