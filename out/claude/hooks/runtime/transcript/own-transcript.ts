/**
 * Which file tells what the caller did. The payload always names the main session's; an agent's own
 * calls stand in `<session>/subagents/agent-<agent_id>.jsonl` and nowhere else (fact sheet §8, §13).
 */
import { basename } from "node:path";
import type { Call } from "../call.ts";
import { CannotTell } from "../cannot-tell.ts";
import type { Side } from "./prompt.ts";

export interface OwnTranscript {
  readonly path: string;
  readonly side: Side;
}

const safeId = /^[A-Za-z0-9_-]{1,128}$/u;

/** Throws {@link CannotTell} when the payload names no transcript or an `agent_id` that is no file name. */
export function ownTranscript(call: Call): OwnTranscript {
  const { transcriptPath, agentId } = call;
  if (transcriptPath === undefined) throw new CannotTell("the payload names no transcript");
  if (agentId === undefined) return { path: transcriptPath, side: "main" };
  if (!safeId.test(agentId)) throw new CannotTell("the payload's agent_id is no file name");
  const name = `agent-${agentId}.jsonl`;
  if (basename(transcriptPath) === name) return { path: transcriptPath, side: "agent" };
  return { path: `${transcriptPath.replace(/\.jsonl$/u, "")}/subagents/${name}`, side: "agent" };
}
