/** What a handler's valid JSON decides. Claude Code 2.1.332. */
import { isObject, type JsonObject } from "#runtime/json-object";
import { clientEvent } from "#client/events";
import type { Effect, Verdict } from "./effect.ts";

const STOP_EVENTS: ReadonlySet<string> = new Set(["Stop", "SubagentStop"]);

export function decisionOf(event: string, output: JsonObject): Effect {
  const own = isObject(output["hookSpecificOutput"]) ? output["hookSpecificOutput"] : {};
  const verdict = verdictOf(event, output, own);
  const context = verdict === "defer" ? [] : contextsOf(event, output, own);
  return {
    verdict,
    why: verdict === "none" ? whyNone(event, output, context) : `its JSON says ${WORDS[verdict]}`,
    ...(context.length === 0 ? {} : { context: context.join("\n\n") }),
  };
}

const WORDS: Readonly<Record<Exclude<Verdict, "none">, string>> = {
  block: "no",
  defer: "that somebody else decides",
  ask: "to ask",
  allow: "yes",
};

function verdictOf(event: string, output: JsonObject, own: JsonObject): Verdict {
  const old = topDecision(event, output);
  return old === "block" ? old : strongest(old, specificDecision(event, own));
}

function strongest(a: Verdict, b: Verdict): Verdict {
  return b === "none" ? a : b;
}

/** The older form, beside `hookSpecificOutput`; it still counts. */
function topDecision(event: string, output: JsonObject): Verdict {
  switch (output["decision"]) {
    case "block":
      if (clientEvent(event)?.blocks !== true || isBareHold(event, output)) return "none";
      return "block";
    case "approve":
      return event === "PreToolUse" ? "allow" : "none";
    default:
      return "none";
  }
}

/** An agent is held back only with a reason to give it. */
function isBareHold(event: string, { reason }: JsonObject): boolean {
  return STOP_EVENTS.has(event) && (typeof reason !== "string" || reason.trim() === "");
}

function specificDecision(event: string, own: JsonObject): Verdict {
  switch (event) {
    case "PermissionRequest":
      return requestDecision(own["decision"]);
    case "PreSkillShellCommand":
      return inlineShellDecision(own);
    default:
      return PERMISSIONS.get(own["permissionDecision"]) ?? "none";
  }
}

const PERMISSIONS: ReadonlyMap<unknown, Verdict> = new Map([
  ["deny", "block"],
  ["ask", "ask"],
  ["defer", "defer"],
  ["allow", "allow"],
] as const);

function requestDecision(decision: unknown): Verdict {
  const behavior = isObject(decision) ? decision["behavior"] : undefined;
  if (behavior === "deny") return "block";
  return behavior === "allow" ? "allow" : "none";
}

/** A skill's inline shell runs unasked or not at all, and with the command as it stands. */
function inlineShellDecision(own: JsonObject): Verdict {
  const decision = own["permissionDecision"];
  const keeps = decision === undefined || decision === "allow";
  return keeps && own["updatedInput"] === undefined ? "none" : "block";
}

function contextsOf(event: string, output: JsonObject, own: JsonObject): readonly string[] {
  const known = clientEvent(event);
  if (known?.injects !== true) return [];
  const added = own["additionalContext"];
  // What has already happened cannot be refused; the reason then reaches the model as a word.
  const reason = output["decision"] === "block" && !known.blocks ? output["reason"] : undefined;
  return [reason, added].filter((text): text is string => typeof text === "string" && text !== "");
}

function whyNone(event: string, output: JsonObject, context: readonly string[]): string {
  if (context.length > 0) return "it adds context";
  if (output["permissionDecision"] !== undefined) {
    return "permissionDecision stands outside hookSpecificOutput, where the client ignores it";
  }
  if (output["decision"] === "block" && isBareHold(event, output)) {
    return "its decision to hold the agent gives no reason";
  }
  return "its JSON decides nothing";
}
