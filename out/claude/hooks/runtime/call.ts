/** One hook payload, read once: who calls which tool with what, and where. */
import type { Clock } from "./deadline.ts";

export interface Call {
  readonly event: string;
  /** `Agent` also for its old name `Task`; empty on events without a tool. */
  readonly tool: string;
  /**
   * The tool's input; on events without a tool the payload itself, so that `command_name` or
   * `prompt` are fields like any other. Reading it throws {@link CannotTell} when it is no object.
   */
  readonly input: Readonly<Record<string, unknown>>;
  /** The payload's `cwd`, absolute; moves with `cd` and worktrees. */
  readonly cwd: string;
  /** `CLAUDE_PROJECT_DIR`, else the payload's `cwd`: where the session started. */
  readonly projectDir: string;
  /** `main`, an agent type in lower case, or `unknown` (an `agent_id` without a type). */
  readonly identity: string;
  /** Set inside a subagent only; empty when the payload's value is no text. */
  readonly agentId?: string;
  /** The main session's transcript, also inside subagents. */
  readonly transcriptPath?: string;
  /** The whole payload as parsed, for fields that only one event carries. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** The hook's own deadline; long loops ask it. */
  readonly clock: Clock;
}
