import type { Span } from "./span.ts";

/** One call that shows what a hook does; run by `gen test`, printed in the documents. */
export interface Example {
  /** `main` or an agent's name. */
  readonly agent: string;
  /** Full tool name and input, for tool events. */
  readonly call?: { readonly tool: string; readonly input: Readonly<Record<string, unknown>> };
  /** Text of the prompt, for UserPromptSubmit. */
  readonly prompt?: string;
  /** Source of the start, for SessionStart. */
  readonly source?: string;
  /** An agent's last message, for SubagentStop. */
  readonly says?: string;
  /** The transcript's turns in order. */
  readonly transcript?: readonly TranscriptStep[];
  /** `repository`: the working directory is a git work tree, on `branch`. */
  readonly place?: "repository";
  readonly branch?: string;
  readonly fault?: ExampleFault;
  readonly expect:
    | { readonly kind: "verdict"; readonly verdict: "block" | "allow" }
    | { readonly kind: "contains"; readonly text: string };
  readonly span: Span;
}

export type TranscriptStep = { readonly user: string } | { readonly call: string };

/** What is broken in a fault example. */
export type ExampleFault = "bad-json" | "empty" | "no-transcript" | "throw" | "hang";
