/** Offset of the end of the line that `at` stands in, before its line break. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

export function startOfLine(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** The blanks before `at`, when nothing else stands before it in its line; else blanks up to it. */
export function indentAt(text: string, at: number): string {
  return " ".repeat(at - startOfLine(text, at));
}
