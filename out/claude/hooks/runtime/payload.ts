/**
 * From the text on standard input to a {@link Call}: the runtime's one parse boundary. What the
 * client leaves out or spells wrongly is settled here or thrown as {@link CannotTell}.
 */
import { isAbsolute } from "node:path";
import type { Call } from "./call.ts";
import { CannotTell } from "./cannot-tell.ts";
import type { Clock } from "./deadline.ts";
import { identityOf } from "./identity.ts";
import { field, isObject, type JsonObject, textField } from "./json-object.ts";
import { canonicalTool } from "./tools.ts";

/** Where the hook runs: `projectDir` from `CLAUDE_PROJECT_DIR`, `cwd` of the process itself. */
export interface Surroundings {
  readonly projectDir: string | undefined;
  readonly cwd: string;
  readonly clock: Clock;
}

const toolEvents = new Set([
  "PreToolUse",
  "PostToolUse",
  "PostToolUseFailure",
  "PermissionRequest",
  "PermissionDenied",
  "PreSkillShellCommand",
]);

/** Events whose refusal keeps an agent at work instead of stopping a call. */
export const stopEvents: ReadonlySet<string> = new Set(["Stop", "SubagentStop"]);

/** Standard input held nothing that could be a payload: the event is known all the same. */
export class NoPayload extends CannotTell {}

/** Throws {@link NoPayload} for text that is none, {@link CannotTell} for one of another event. */
export function readCall(text: string, event: string, around: Surroundings): Call {
  const payload = parsePayload(text);
  const given = textField(payload, "hook_event_name") ?? event;
  if (!sameEvent(given, event)) {
    throw new CannotTell(`it waits for ${event} and was called for another event`);
  }
  const cwd = absolute(field(payload, "cwd")) ?? around.cwd;
  const withTool = toolEvents.has(given);
  const agentId = field(payload, "agent_id");
  const transcriptPath = textField(payload, "transcript_path");
  return {
    event: given,
    tool: withTool ? toolName(payload) : "",
    get input() {
      return withTool ? toolInput(payload) : payload;
    },
    cwd,
    projectDir: absolute(around.projectDir) ?? cwd,
    identity: identityOf(payload),
    ...(isAbsent(agentId) ? {} : { agentId: typeof agentId === "string" ? agentId : "" }),
    ...(transcriptPath === undefined ? {} : { transcriptPath }),
    payload,
    clock: around.clock,
  };
}

function parsePayload(text: string): JsonObject {
  if (text.trim() === "") throw new NoPayload("standard input held no payload");
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch {
    throw new NoPayload("the payload on standard input is not valid JSON");
  }
  if (!isObject(value)) throw new NoPayload("the payload on standard input is no JSON object");
  return value;
}

/** `Stop` in an agent's frontmatter fires as `SubagentStop`. */
function sameEvent(given: string, expected: string): boolean {
  return given === expected || (stopEvents.has(given) && stopEvents.has(expected));
}

function toolName(payload: JsonObject): string {
  const name = textField(payload, "tool_name");
  if (name === undefined) throw new CannotTell("the payload names no tool");
  return canonicalTool(name);
}

/** A tool without parameters may come without `tool_input`; any other shape cannot be judged. */
function toolInput(payload: JsonObject): JsonObject {
  const input = field(payload, "tool_input");
  if (isAbsent(input)) return {};
  if (!isObject(input)) throw new CannotTell("the payload's tool_input is no object");
  return input;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function absolute(path: unknown): string | undefined {
  return typeof path === "string" && isAbsolute(path) ? path : undefined;
}
