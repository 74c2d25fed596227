import type { Direction } from "#runtime/rule";
import type { Example } from "./example.ts";
import type { Span } from "./span.ts";

export interface Agent {
  readonly name: string;
  readonly title: string;
  readonly does: string;
  /** Front matter description; absent for the main session. */
  readonly when: string;
  /** The main session itself, not a subagent. */
  readonly main: boolean;
  readonly owns?: string;
  readonly isolation?: "worktree";
  readonly model?: string;
  readonly memory?: string;
  readonly denies: readonly Denial[];
  /** Agent types that it may start; `any` = no rule. */
  readonly spawns: "any" | readonly string[];
  /** Further front matter, as it stands. */
  readonly carry?: Readonly<Record<string, unknown>>;
  /** Body text, byte for byte. */
  readonly body: string;
  readonly span: Span;
  readonly spawnsSpan: Span;
}

/** Every agent type that the spec does not name. */
export interface Others {
  readonly does: string;
  readonly denies: readonly Denial[];
  readonly span: Span;
}

export interface Denial {
  readonly toolset: string;
  /** Only inside this place; absent = everywhere. */
  readonly place?: string;
  readonly hook: string;
  readonly message: string;
  readonly onError: Direction;
  readonly examples: readonly Example[];
  readonly span: Span;
}
