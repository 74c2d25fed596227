/** The call by which the main session starts an agent, worded so that the rules about starting let it pass. */
import type { Project } from "#ir/project";
import { spawnCall } from "../client/model-script.ts";
import type { ScriptedCall } from "../client/model-script.ts";

/** One example of everything that a prompt can name. */
export function referencesOf({ references }: Project): string {
  return references.map(({ example }) => example).join(", ");
}

/** A start without a script. */
export function startCall(type: string, text: string): ScriptedCall {
  const call = spawnCall(type, { label: "start", steps: [] });
  return { ...call, input: { ...call.input, prompt: text } };
}
