import type { Spans } from "./spans.ts";

/** The spec as plain data, and where each part of it stands. */
export interface Source {
  readonly file: string;
  /** Mappings, lists, texts, numbers, booleans and nulls; mappings have no prototype surprises. */
  readonly value: unknown;
  readonly spans: Spans;
}
