/**
 * The spec after lowering: names resolved, defaults filled, every node with its place in the spec.
 * Below here nothing touches YAML.
 */
import type { Direction } from "#runtime/rule";
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

/** Somebody else's hook on an event: expected and documented, never written or reordered. */
export interface ExternalHook {
  readonly name: string;
  readonly does: string;
  readonly event: string;
  /** Full tool names; empty where the event takes no tool. */
  readonly tools: readonly string[];
  /** A part of the handler's command by which it is known. */
  readonly command: string;
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

export type { Direction };
