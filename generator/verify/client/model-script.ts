/**
 * What the scripted model shall do, carried inside the prompt itself: a marker and base64 JSON.
 * A subagent finds its own script in the prompt of the call that started it, so nesting needs nothing more.
 */
import { field, isList, isObject, listField, parseJson, textField } from "./json.ts";
import type { Json, JsonObject } from "./json.ts";

/** One tool call the model shall make. */
export interface ScriptedCall {
  readonly tool: string;
  readonly input: JsonObject;
}

/** One assistant message: its calls are sent together. */
export type ScriptStep = readonly ScriptedCall[];

export interface ModelScript {
  /** Names the agent in the evidence; unique within one session. */
  readonly label: string;
  readonly steps: readonly ScriptStep[];
  /** The agent's last message, after the last step. */
  readonly says?: string;
}

const MARKER = "#!script:";
const CARRIED = /#!script:([A-Za-z0-9+/]+=*)/g;

/** Prompt text that makes the scripted model follow `script`. */
export function scriptPrompt(script: ModelScript, text = "Follow the script."): string {
  const carried = Buffer.from(JSON.stringify(script), "utf8").toString("base64");
  return `${text}\n${MARKER}${carried}`;
}

/** An Agent call that runs `script` in the foreground in an agent of type `type`. */
export function spawnCall(type: string, script: ModelScript, extra: JsonObject = {}): ScriptedCall {
  return {
    tool: "Agent",
    input: {
      description: script.label,
      subagent_type: type,
      run_in_background: false,
      prompt: scriptPrompt(script),
      ...extra,
    },
  };
}

/** The last script that `text` carries, if any. */
export function carriedScript(text: string): ModelScript | undefined {
  const last = [...text.matchAll(CARRIED)].at(-1)?.[1];
  if (last === undefined) return undefined;
  const document = parseJson(Buffer.from(last, "base64").toString("utf8"));
  const label = textField(document, "label");
  if (label === "") return undefined;
  const says = textField(document, "says");
  const steps = listField(document, "steps").map(readStep);
  return { label, steps, ...(says === "" ? {} : { says }) };
}

function readStep(step: Json): ScriptStep {
  return isList(step) ? step.map(readCall) : [];
}

function readCall(call: Json): ScriptedCall {
  const input = field(call, "input");
  return { tool: textField(call, "tool"), input: isObject(input) ? input : {} };
}
