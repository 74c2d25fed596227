/** Numbers of the client that the compiler must respect. */

/** Characters of injected context; what is longer the client cuts to a preview without a word. */
export const CONTEXT_CAP = 10_000;

/** Lowest client that honours `onFailure: "block"` on a command handler. */
export const ON_FAILURE_SINCE = "2.1.295";

/** Agent types that the client brings along. */
export const BUILTIN_AGENTS: readonly string[] = [
  "Explore",
  "Plan",
  "claude",
  "fork",
  "general-purpose",
  "statusline-setup",
  "workflow-subagent",
];
