import type { Direction, LogLines } from "#runtime/rule";
import type { ContextPart } from "#runtime/rule";
import type { PredicateData } from "#runtime/predicate";
import type { Example } from "./example.ts";
import type { Span } from "./span.ts";

/** A hook of the spec, resolved. Hooks that come from denials exist only in the plan. */
export interface Hook {
  readonly name: string;
  readonly title: string;
  readonly does: string;
  readonly event: string;
  readonly body: HookBody;
  readonly log?: LogLines;
  readonly onError: Direction;
  /** Seconds. */
  readonly timeoutS: number;
  readonly examples: readonly Example[];
  readonly span: Span;
}

export type HookBody =
  | { readonly kind: "gate"; readonly calls: readonly CallPattern[]; readonly message: string }
  | {
      readonly kind: "spawn";
      readonly types: readonly SpawnType[];
      readonly message: string;
      readonly otherwise: string;
      readonly starter: string;
    }
  | { readonly kind: "finish"; readonly types: readonly FinishType[]; readonly message: string }
  | { readonly kind: "remind"; readonly calls: readonly CallPattern[]; readonly text: string }
  | { readonly kind: "inject"; readonly parts: readonly Part[] };

export interface Part {
  readonly part: ContextPart;
  readonly span: Span;
}

export interface CallPattern {
  /** Full names, sorted. */
  readonly tools: readonly string[];
  readonly where?: PredicateData;
  readonly require?: PredicateData;
  readonly span: Span;
}

export interface SpawnType {
  readonly type: string;
  /** Names of references that the prompt must name. */
  readonly names: readonly string[];
  readonly span: Span;
}

export interface FinishType {
  readonly agent: string;
  readonly names: readonly string[];
  readonly span: Span;
}
