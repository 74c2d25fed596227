import type { Fault, Route } from "#plan/plan";
import type { Span } from "./span.ts";

/** What must hold, whatever the rules say; proven or refuted from the plan. */
export interface Invariant {
  readonly name: string;
  readonly says: string;
  readonly claim: Claim;
  readonly survives: readonly Fault[];
  /** Routes that stay open all the same. */
  readonly open: readonly Opening[];
  readonly span: Span;
}

export interface Opening {
  readonly route: Route;
  readonly because: string;
  readonly span: Span;
}

export type Claim =
  /** Nobody (or nobody of `among`) uses these toolsets, but for the exceptions, each with a reason. */
  | {
      readonly kind: "nobody";
      readonly toolsets: readonly string[];
      readonly among?: readonly string[];
      readonly except: readonly {
        readonly agent: string;
        readonly because: string;
        readonly span: Span;
      }[];
    }
  /** Only these use a toolset (inside a place). */
  | {
      readonly kind: "only-use";
      readonly agents: readonly string[];
      readonly toolset: string;
      readonly place?: string;
    }
  /** Only these start an agent. */
  | { readonly kind: "only-start"; readonly agents: readonly string[]; readonly agent: string };
