import type { AgentSelector, ContextPart, Direction, LogLines } from "#runtime/rule";
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

export type HookBody = GateBody | SpawnBody | FinishBody | RemindBody | InjectBody;

/** Refuses matched calls unless `require` holds; absent = every matched call is refused. */
export interface GateBody {
  readonly kind: "gate";
  readonly who?: AgentSelector;
  readonly calls: readonly CallPattern[];
  readonly require?: PredicateData;
  readonly message: string;
}

/** Which agent types may be started, and what each one's prompt must name. */
export interface SpawnBody {
  readonly kind: "spawn";
  readonly types: readonly SpawnType[];
  /** A prompt that does not name what it must; `{type}` `{missing}`. */
  readonly message: string;
  /** A type that is not listed; `{type}` `{types}`. */
  readonly otherwise: string;
  /** A starter who may not start the type; `{agent}` `{type}`. */
  readonly starter: string;
}

/** Holds an agent until its last message names what it must; `{missing}`. */
export interface FinishBody {
  readonly kind: "finish";
  readonly types: readonly FinishType[];
  readonly message: string;
}

export interface RemindBody {
  readonly kind: "remind";
  readonly who?: AgentSelector;
  readonly calls: readonly CallPattern[];
  readonly text: string;
}

export interface InjectBody {
  readonly kind: "inject";
  readonly parts: readonly Part[];
}

/** One piece of injected context; agents in `who` are spec names. */
export interface Part {
  readonly who?: AgentSelector;
  readonly part: ContextPart;
  readonly span: Span;
}

export interface CallPattern {
  /** Full names, sorted. */
  readonly tools: readonly string[];
  /** Servers of which every tool but the listed ones is meant. */
  readonly servers: readonly { readonly prefix: string; readonly except: readonly string[] }[];
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
