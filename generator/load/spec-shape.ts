/**
 * A spec that passed spec/enforcement.schema.json, as plain data. It mirrors the schema key by key:
 * what a key means and its default stands there, and in spec/README.md. Hooks have their own file.
 */
import type { Fault, Route } from "#plan/plan";
import type { Direction } from "#runtime/rule";
import type { SpecExample, SpecExternal, SpecHook } from "./hook-shape.ts";
import type { Named, OneOrMore, SpecServerAccess } from "./spec-value.ts";

export interface Spec {
  readonly spec: 1;
  readonly name: string;
  readonly title?: string;
  readonly about?: string;
  readonly client?: SpecClient;
  readonly places?: Named<SpecPlace>;
  readonly references?: Named<SpecReference>;
  readonly servers?: Named<SpecServer>;
  readonly toolsets?: Named<SpecToolset>;
  readonly agents?: Named<SpecAgent>;
  readonly others?: SpecOthers;
  readonly texts?: Named<string>;
  readonly hooks?: Named<SpecHook>;
  readonly external?: Named<SpecExternal>;
  readonly carry?: SpecCarry;
  readonly skills?: Named<SpecSkill>;
  readonly invariants?: Named<SpecInvariant>;
  /** The reason by what is weakened. */
  readonly weakens?: Named<string>;
  readonly blocks?: Named<SpecBlock>;
  readonly architecture?: SpecArchitecture;
}

export interface SpecClient {
  readonly name?: "claude-code";
  readonly atLeast?: string;
}

/** A text or a list is short for `paths`. */
export type SpecPlace = OneOrMore | SpecPlaceEntry;

export type SpecPlaceEntry = {
  readonly does?: string;
  readonly confirm?: readonly string[];
} & (
  | { readonly paths: OneOrMore }
  | { readonly repositories: true; readonly except?: readonly string[] }
);

export interface SpecReference {
  readonly title?: string;
  readonly pattern: string;
  readonly example: string;
}

/** At most one of `plugin`, `url`, `command`; `args` and `env` only with `command`. */
export interface SpecServer {
  readonly title?: string;
  readonly does?: string;
  readonly plugin?: string;
  readonly url?: string;
  readonly command?: string;
  readonly args?: readonly string[];
  readonly env?: Named<string>;
  readonly confirm?: readonly string[];
  readonly tools: SpecServerTools;
  readonly carry?: Named<unknown>;
}

/** Passed through as it stands; `settings` has no `hooks`. */
export interface SpecCarry {
  readonly settings?: Named<unknown>;
  readonly runs?: readonly string[];
  /** By place in the account, `.claude/…`. */
  readonly files?: Named<SpecCarriedFile>;
}

export interface SpecCarriedFile {
  readonly from: string;
  readonly executable?: boolean;
}

export interface SpecServerTools {
  readonly read?: readonly string[];
  readonly write?: readonly string[];
  readonly confirm?: readonly string[];
  readonly unlisted?: "deny" | "allow";
}

export type SpecToolset = {
  readonly title?: string;
  readonly hook: string;
  readonly message: string;
  readonly onError?: Direction;
  readonly examples?: readonly SpecExample[];
} & ({ readonly tools: readonly string[] } | SpecServerAccess);

export interface SpecAgent {
  readonly main?: true;
  readonly title?: string;
  readonly does: string;
  readonly when?: string;
  readonly owns?: string;
  readonly isolation?: "worktree";
  readonly model?: string;
  readonly memory?: "user" | "project" | "local";
  readonly denies?: readonly SpecDenial[];
  readonly spawns?: "any" | readonly string[];
  readonly prompt: string;
  readonly confirm?: readonly string[];
  readonly carry?: Named<unknown>;
}

/** The name of a toolset, or a mapping that says more. */
export type SpecDenial = string | SpecDenialEntry;

export interface SpecDenialEntry {
  readonly toolset: string;
  readonly in?: string;
  readonly hook?: string;
  readonly message?: string;
  readonly onError?: Direction;
  readonly examples?: readonly SpecExample[];
}

export interface SpecOthers {
  readonly does?: string;
  readonly denies: readonly SpecDenial[];
}

export interface SpecSkill {
  readonly does: string;
  readonly when: string;
  readonly tools?: readonly string[];
  readonly refers?: { readonly templates?: readonly string[]; readonly sops?: readonly string[] };
  readonly agent?: string;
  readonly prompt: string;
  readonly confirm?: readonly string[];
  readonly carry?: Named<unknown>;
}

export type SpecInvariant = {
  readonly says?: string;
  readonly survives?: readonly Fault[];
  /** The reason by route. */
  readonly open?: Readonly<Partial<Record<Route, string>>>;
} & (SpecNobody | SpecOnly);

export interface SpecNobody {
  readonly nobody: OneOrMore;
  readonly among?: readonly string[];
  /** The reason by agent. */
  readonly except?: Named<string>;
}

export interface SpecOnly {
  readonly only: readonly string[];
  readonly may: { readonly use: string; readonly in?: string } | { readonly start: string };
}

export type SpecBlock = { readonly document: string; readonly under: string } & (
  | { readonly text: string }
  | { readonly intro: string; readonly counts: Named<SpecAuditCount>; readonly outro: string }
  | { readonly hooks: "all" }
);

export interface SpecAuditCount {
  readonly letter: string;
  readonly what: string;
}

export interface SpecArchitecture {
  readonly layers: {
    readonly hooks: SpecLayer;
    readonly servers: SpecLayer;
    readonly skills: SpecLayer;
    readonly agents: SpecLayer;
  };
  readonly flow: readonly string[];
  readonly principles: readonly SpecPrinciple[];
  /** What a note is, by slug. */
  readonly related?: Named<string>;
}

export interface SpecLayer {
  readonly title: string;
  readonly does: string;
  readonly property: string;
}

export interface SpecPrinciple {
  readonly says: string;
  readonly because?: string;
  readonly invariants?: readonly string[];
}
