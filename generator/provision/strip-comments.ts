import { visit } from "jsonc-parser";

/**
 * The text without comments and trailing commas, all else byte for byte. A line that held nothing
 * but a comment goes as a whole.
 */
export function stripComments(text: string): string {
  let out = "";
  let at = 0;
  for (const { start, end } of superfluous(text)) {
    out += text.slice(at, start);
    at = end;
  }
  return out + text.slice(at);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Comments and trailing commas, in the order of the text. */
function superfluous(text: string): readonly Range[] {
  const ranges: Range[] = [];
  let comma: Range | undefined;
  const other = (): void => void (comma = undefined);
  const close = (): void => {
    if (comma !== undefined) ranges.push(comma);
    comma = undefined;
  };
  visit(
    text,
    {
      onComment: (start, length) => void ranges.push(commentRange(text, start, start + length)),
      onSeparator: (character, start) =>
        void (comma = character === "," ? { start, end: start + 1 } : undefined),
      onObjectBegin: other,
      onArrayBegin: other,
      onObjectProperty: other,
      onLiteralValue: other,
      onObjectEnd: close,
      onArrayEnd: close,
    },
    { allowTrailingComma: true },
  );
  return ranges.sort((a, b) => a.start - b.start);
}

function commentRange(text: string, start: number, end: number): Range {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const rest = /^[ \t]*(?:\r?\n|$)/u.exec(text.slice(end))?.[0];
  const isAlone = rest !== undefined && text.slice(line, start).trim() === "";
  return isAlone ? { start: line, end: end + rest.length } : { start, end };
}
