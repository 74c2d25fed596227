/** Where something stands in a source file. Lines and columns count from 1, offsets from 0. */
export interface Position {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** A stretch of a source file; `file` is relative to the working directory, with forward slashes. */
export interface Span {
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
}

const ORIGIN: Position = { offset: 0, line: 1, column: 1 };

/** The start of a file: for mistakes that have no better place. */
export function startOf(file: string): Span {
  return { file, start: ORIGIN, end: ORIGIN };
}
