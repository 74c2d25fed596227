/** What resolving needs at hand: the spec, its positions, and where findings go. */
import { type Code, type Extra, type Params, report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Span } from "#ir/span";
import type { Path, Spans } from "../../load/spans.ts";
import type { Spec } from "../../load/spec-shape.ts";
import type { ReadText } from "../../load/read-text.ts";

export interface Scope {
  readonly spec: Spec;
  readonly spans: Spans;
  readonly readBesideSpec: ReadText;
  /** Findings so far; resolving goes on after each, so that all are told at once. */
  readonly problems: Diagnostic[];
}

/** Notes a finding at the value that stands at `path`. */
export function problem<C extends Code>(
  scope: Scope,
  code: C,
  path: Path,
  params: Params[C],
  extra?: Extra,
): void {
  scope.problems.push(report(code, scope.spans.value(path), params, extra));
}

/** Span of a named thing: its key, which is what a person looks for. */
export function at(scope: Scope, path: Path): Span {
  return scope.spans.key(path);
}

/** A name, or several. */
export function many<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

/** Entries of an optional mapping, in spec order. */
export function entriesOf<T>(
  named: Readonly<Record<string, T>> | undefined,
): readonly (readonly [string, T])[] {
  return Object.entries(named ?? {});
}

/** The spec's folded texts end without line breaks, whatever block style they are written in. */
export function trimmed(text: string): string {
  return text.replace(/\n+$/, "");
}
