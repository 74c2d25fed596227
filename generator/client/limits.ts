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

/** Those of them that the Agent tool can start. */
export const STARTABLE_BUILTINS: readonly string[] = BUILTIN_AGENTS.filter(
  (type) => type !== "workflow-subagent",
);

/** Bytes of a transcript that a hook reads at most, backwards from its end. */
export const TRANSCRIPT_LIMIT = 64 * 1024 * 1024;

/** Share of a handler's time limit that the hook gives itself. */
export const DEADLINE_SHARE = 0.8;

/** Seconds a handler gets where the spec names none; the client's own default is 600. */
export const DEFAULT_TIMEOUT_S = 10;

/** The client that this model describes; what a spec means that names none. */
export const DEFAULT_CLIENT = "2.1.332";

const READ_ONLY_LACKS: readonly string[] = [
  "Agent",
  "Artifact",
  "Edit",
  "ExitPlanMode",
  "NotebookEdit",
  "Write",
];

/** Tools that the client keeps from its own agent types; both of these do have a shell. */
export const BUILTIN_LACKS: Readonly<Record<string, readonly string[]>> = {
  Explore: READ_ONLY_LACKS,
  Plan: READ_ONLY_LACKS,
};
