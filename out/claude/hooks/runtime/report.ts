/**
 * What the client gets to see. Refusals are exit code 2 with stderr: message first, log line last,
 * nothing on stdout. JSON, exactly one object, only where an event knows no other way: added
 * context, and an agent that is held back.
 */
import { fillTemplate, type Placeholders } from "./fill-template.ts";
import type { Outcome } from "./outcome.ts";
import { stopEvents } from "./payload.ts";
import type { HookData } from "./rule.ts";
import { asClause } from "./sanitise.ts";

export interface Report {
  readonly exit: 0 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

/** What is known of the caller; empty names when the payload could not be read. */
export interface Caller {
  readonly event: string;
  readonly tool: string;
  readonly agent: string;
  /** The agent type that the call would start. */
  readonly type?: string | undefined;
}

/** The report of a verdict that the rule reached: policy. */
export function reportPolicy(data: HookData, caller: Caller, outcome: Outcome): Report {
  const values = { ...caller, hook: data.hook };
  switch (outcome.verdict) {
    case "none":
      return { exit: 0, stdout: "", stderr: "" };
    case "allow":
      return { exit: 0, stdout: "", stderr: logLine(data, data.log?.allow, values) };
    case "block": {
      const { because, missing } = outcome;
      const told = { ...values, because, missing };
      const log = logLine(data, data.log?.act, told);
      return refuse(caller.event, refusalText(outcome.message, told), log);
    }
    case "remind":
      return addContext(data, caller, fillTemplate(outcome.text, values));
    case "inject":
      return addContext(data, caller, outcome.text);
  }
}

/**
 * The report of a hook that could not decide: infrastructure. An agent is never held back by one,
 * because a hook that always fails would hold it for ever.
 */
export function reportInfrastructure(data: HookData, caller: Caller, error: unknown): Report {
  const blocks = data.onError === "block" && !stopEvents.has(caller.event);
  const reason = asClause(error instanceof Error ? error.message : String(error));
  const what = `${data.hook} could not decide, an infrastructure fault, not policy: ${reason}.`;
  const then = blocks
    ? "It refuses what it cannot judge. Repair the cause and retry; the call itself may be in order."
    : "The call goes on unchecked by this hook.";
  const template = `op=error tool={tool} verdict=${blocks ? "block" : "allow"} detail=infrastructure`;
  const log = logLine(data, template, { ...caller, hook: data.hook });
  return { exit: blocks ? 2 : 0, stdout: "", stderr: `${what} ${then}\n${log}` };
}

function refuse(event: string, message: string, log: string): Report {
  if (stopEvents.has(event)) {
    return { exit: 0, stdout: oneObject({ decision: "block", reason: message }), stderr: log };
  }
  return { exit: 2, stdout: "", stderr: `${message}\n${log}` };
}

/** What the message has no place for follows it, each on a line of its own. */
function refusalText(template: string, values: Placeholders): string {
  const text = fillTemplate(template, values).trimEnd();
  const { missing = [], because } = values;
  const named = missing.length === 0 || template.includes("{missing}");
  const explained = because === undefined || template.includes("{because}");
  return [
    text,
    ...(named ? [] : [`Missing: ${asClause(missing.join(" and "))}`]),
    ...(explained ? [] : [`Reason: ${asClause(because)}`]),
  ].join("\n");
}

function addContext(data: HookData, caller: Caller, text: string): Report {
  const hookSpecificOutput = { hookEventName: caller.event, additionalContext: text };
  const stderr = logLine(data, data.log?.act, { ...caller, hook: data.hook });
  return { exit: 0, stdout: oneObject({ hookSpecificOutput }), stderr };
}

function oneObject(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function logLine(data: HookData, template: string | undefined, values: Placeholders): string {
  if (data.log === undefined || template === undefined) return "";
  return `[${data.log.tag}] ${fillTemplate(template, values)}\n`;
}
