import type { Span } from "#ir/span";
import type { Code } from "./catalogue.ts";
import type { Severity } from "./entry.ts";

/** One finding about the user's input. User mistakes are values like this one, never exceptions. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** One line; quotes the user's own text. */
  readonly message: string;
  readonly span: Span;
  /** Other places that take part, e.g. the first of two duplicates. */
  readonly related: readonly { readonly message: string; readonly span: Span }[];
  /** What to do, one line; a near name where there is one. */
  readonly help?: string;
}
