import type { Span } from "#ir/span";

/** A span at the start of a line of the sample spec. */
export function at(line: number): Span {
  const position = { offset: line, line, column: 1 };
  return { file: "spec/enforcement.yaml", start: position, end: position };
}
