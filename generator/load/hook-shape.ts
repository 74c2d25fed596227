/** The hooks of a spec that passed the schema: one common part and exactly one of five bodies. */
import type { ExampleFault } from "#ir/example";
import type { Direction } from "#runtime/rule";
import type { SpecPredicate } from "./predicate-shape.ts";
import type { Named, SpecServerAccess } from "./spec-value.ts";

export type SpecHook = SpecHookCommon &
  (SpecGateBody | SpecSpawnBody | SpecFinishBody | SpecRemindBody | SpecInjectBody);

interface SpecHookCommon {
  readonly title?: string;
  readonly does: string;
  readonly on: string;
  readonly log?: SpecLog;
  readonly onError?: Direction;
  /** Seconds. */
  readonly timeout?: number;
  readonly confirm?: readonly string[];
  readonly examples?: readonly SpecExample[];
}

export interface SpecGateBody {
  readonly who?: SpecWho;
  readonly calls: readonly SpecCall[];
  readonly require?: SpecPredicate;
  readonly else: "block";
  readonly message: string;
}

/** The references that a prompt must name, by agent type. */
export interface SpecSpawnBody {
  readonly spawn: Named<readonly string[]>;
  readonly message: string;
  readonly otherwise: string;
  readonly starter: string;
}

/** The references that a last message must name, by agent type. */
export interface SpecFinishBody {
  readonly finish: Named<readonly string[]>;
  readonly message: string;
}

interface SpecRemindBody {
  readonly who?: SpecWho;
  readonly calls: readonly SpecCall[];
  readonly remind: string;
}

interface SpecInjectBody {
  readonly inject: readonly SpecPart[];
}

export type SpecWho = { readonly only: readonly string[] } | { readonly except: readonly string[] };

export type SpecCall = {
  readonly where?: SpecPredicate;
  readonly require?: SpecPredicate;
  readonly confirm?: readonly string[];
} & (
  | { readonly tool: string }
  | { readonly tools: readonly string[] }
  | { readonly toolset: string }
  | SpecServerAccess
);

export type SpecPart = {
  readonly who?: readonly string[];
  readonly title?: string;
  readonly confirm?: readonly string[];
} & (
  | { readonly text: string }
  | { readonly use: string }
  | { readonly persona: string }
  | { readonly file: string }
  | { readonly count: SpecCount }
  /** `timeout` in seconds. */
  | { readonly command: readonly string[]; readonly timeout?: number }
  | { readonly notes: SpecNotes }
);

export interface SpecCount {
  readonly label: string;
  readonly paths: readonly string[];
  readonly pattern: string;
}

export interface SpecNotes {
  readonly server: string;
  readonly tool: string;
  readonly slugs: readonly string[];
}

export interface SpecLog {
  readonly tag: string;
  readonly allow?: string;
  readonly block?: string;
  readonly act?: string;
}

export type SpecExample = {
  readonly agent?: string;
  readonly call?: SpecExampleCall;
  readonly prompt?: string;
  readonly source?: string;
  readonly says?: string;
  readonly transcript?: readonly SpecTranscriptStep[];
  readonly in?: "repository";
  readonly branch?: string;
  readonly fault?: ExampleFault;
} & ({ readonly verdict: Direction } | { readonly contains: string });

export interface SpecExampleCall {
  readonly tool: string;
  readonly input?: Readonly<Record<string, unknown>>;
}

export type SpecTranscriptStep = { readonly user: string } | { readonly call: string };

export interface SpecExternal {
  readonly on: string;
  readonly tools?: readonly string[];
  readonly command: string;
  readonly does: string;
  readonly confirm?: readonly string[];
  readonly carry?: SpecCarriedHandler;
}

/** A registration as the client's settings have it. */
export interface SpecCarriedHandler {
  readonly matcher?: string;
  readonly handler: Named<unknown>;
}
