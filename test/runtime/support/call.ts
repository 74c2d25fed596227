import { readCall } from "#runtime/payload";
import type { Call } from "#runtime/call";
import type { Clock } from "#runtime/deadline";

export const noClock: Clock = { check: () => undefined, remainingMs: () => 10_000 };

export interface CallParts {
  readonly event?: string;
  readonly tool?: string;
  readonly input?: unknown;
  readonly cwd?: string;
  readonly projectDir?: string;
  readonly transcript?: string;
  readonly agentId?: unknown;
  readonly agentType?: unknown;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A call the way it arrives: through the payload reader. */
export function callOf(parts: CallParts = {}): Call {
  const event = parts.event ?? "PreToolUse";
  const payload = {
    hook_event_name: event,
    tool_name: parts.tool ?? "Write",
    tool_input: parts.input ?? {},
    cwd: parts.cwd ?? "/project",
    transcript_path: parts.transcript,
    agent_id: parts.agentId,
    agent_type: parts.agentType,
    ...parts.more,
  };
  const around = { projectDir: parts.projectDir, cwd: "/", clock: noClock };
  return readCall(JSON.stringify(payload), event, around);
}
