import type { Span } from "./span.ts";

/** Text for a document that belongs to the account, not to us. */
export interface Block {
  readonly name: string;
  /** Path in the account, and the heading under which the text belongs. */
  readonly document: string;
  readonly under: string;
  readonly content:
    | { readonly kind: "text"; readonly text: string }
    | {
        readonly kind: "audit";
        readonly intro: string;
        readonly counts: readonly AuditCount[];
        readonly outro: string;
      }
    | { readonly kind: "hooks" };
  readonly span: Span;
}

export interface AuditCount {
  readonly name: string;
  readonly letter: string;
  readonly what: string;
}

export interface Layer {
  readonly title: string;
  readonly does: string;
  readonly property: string;
}

/** Prose of the architecture document that cannot be derived. */
export interface Architecture {
  readonly layers: {
    readonly hooks: Layer;
    readonly servers: Layer;
    readonly skills: Layer;
    readonly agents: Layer;
  };
  readonly flow: readonly string[];
  readonly principles: readonly {
    readonly says: string;
    readonly because?: string;
    readonly invariants: readonly string[];
  }[];
  readonly related: readonly { readonly slug: string; readonly text: string }[];
  readonly span: Span;
}
