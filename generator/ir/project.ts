/**
 * The spec after lowering: names resolved, defaults filled, every node with its place in the spec.
 * Below here nothing touches YAML.
 */
import type { Span } from "./span.ts";
import type { Agent, Others } from "./agent.ts";
import type { Hook } from "./hook.ts";
import type { Server, Toolset } from "./server.ts";
import type { Invariant } from "./invariant.ts";
import type { Architecture, Block } from "./documents.ts";

export interface Project {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly client: { readonly name: "claude-code"; readonly atLeast: string };
  readonly places: readonly Place[];
  readonly references: readonly Reference[];
  readonly servers: readonly Server[];
  readonly toolsets: readonly Toolset[];
  /** Sorted by spec order; the main session's agent, if any, has `main: true`. */
  readonly agents: readonly Agent[];
  readonly others?: Others;
  readonly hooks: readonly Hook[];
  readonly external: readonly ExternalHook[];
  readonly carry?: Carry;
  readonly skills: readonly Skill[];
  readonly invariants: readonly Invariant[];
  /** Weakenings that are meant. */
  readonly weakens: readonly Weakening[];
  readonly blocks: readonly Block[];
  readonly architecture?: Architecture;
  /** Everything the spec assumes and has not seen yet. */
  readonly confirm: readonly Assumption[];
  readonly span: Span;
}

export interface Place {
  readonly name: string;
  readonly does: string;
  /** Globs relative to the project directory; `~/…` = the user's home. Empty for repositories. */
  readonly globs: readonly string[];
  /** The place is "inside any git work tree", less the globs of these places. */
  readonly repositories?: { readonly outside: readonly string[] };
  readonly span: Span;
}

export interface Reference {
  readonly name: string;
  /** With article, as in "names a plan". */
  readonly title: string;
  readonly pattern: string;
  readonly example: string;
  readonly span: Span;
}

/** A hook's registration as the client's settings have it. */
export interface CarriedHandler {
  readonly matcher?: string;
  readonly handler: Readonly<Record<string, unknown>>;
}

/** What the language has no words for, passed through into the project files. */
export interface Carry {
  /** Keys of the settings file, `hooks` never among them. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Keys of `settings` that run a command and are meant to. */
  readonly runs: readonly string[];
  readonly files: readonly CarriedFile[];
  readonly span: Span;
}

export interface CarriedFile {
  /** In the account, `.claude/…`. */
  readonly place: string;
  readonly content: string;
  readonly executable: boolean;
  readonly span: Span;
}

/** Somebody else's hook on an event: expected and documented, never rewritten or reordered. */
export interface ExternalHook {
  readonly name: string;
  readonly does: string;
  readonly event: string;
  /** Full tool names; empty where the event takes no tool. */
  readonly tools: readonly string[];
  /** A part of the handler's command by which it is known. */
  readonly command: string;
  /** Its registration, to be written as it stands; absent = it is never written. */
  readonly carry?: CarriedHandler;
  readonly span: Span;
}

export interface Skill {
  readonly name: string;
  readonly does: string;
  /** Front matter description: when to use it. */
  readonly when: string;
  /** Full tool names. */
  readonly tools: readonly string[];
  readonly templates: readonly string[];
  readonly sops: readonly string[];
  /** Runs as this agent in a fork of its own. */
  readonly agent?: string;
  /** Further front matter, as it stands. */
  readonly carry?: Readonly<Record<string, unknown>>;
  /** Body text, byte for byte. */
  readonly body: string;
  readonly span: Span;
}

/** A value that stands in the spec under `confirm`. */
export interface Assumption {
  /** Where it is used, e.g. `servers.pal-e-docs.tools`. */
  readonly path: string;
  readonly value: string;
  readonly span: Span;
}

/** A weakening that the spec acknowledges: what it is about, and why. */
export interface Weakening {
  readonly what: string;
  readonly because: string;
  readonly span: Span;
}
