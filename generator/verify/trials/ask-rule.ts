/** What a hook's rule says about a trial's call, asked of the plan and not of the script under test. */
import type { Call } from "#runtime/call";
import { decide } from "#runtime/decide";
import type { HookPlan } from "#plan/plan";
import type { ScriptedCall, ScriptStep } from "../client/model-script.ts";
import { predicatesAfter } from "./predicates.ts";
import type { Caller } from "./trial.ts";

/** `unknown`: it cannot be told without the session. */
export type RuleAnswer = "refuses" | "passes" | "unknown";

export interface Situation {
  readonly caller: Caller;
  readonly call: ScriptedCall;
  readonly words: string;
  readonly before: readonly ScriptStep[];
  /** A project folder laid out as the scene says. */
  readonly project: string;
}

const PATIENT = { check: () => undefined, remainingMs: () => 60_000 };

export async function askRule(hook: HookPlan, situation: Situation): Promise<RuleAnswer> {
  if (hook.rule.kind !== "decide") return "passes";
  const past = {
    words: situation.words,
    tools: situation.before.flatMap((step) => step.map(({ tool }) => tool)),
  };
  try {
    const outcome = await decide(predicatesAfter(past))(hook.rule, callOf(hook.event, situation));
    return outcome.verdict === "block" ? "refuses" : "passes";
  } catch {
    return "unknown";
  }
}

function callOf(event: string, { caller, call, project }: Situation): Call {
  return {
    event,
    tool: call.tool,
    input: call.input,
    cwd: project,
    projectDir: project,
    identity: caller.identity,
    ...(caller.type === undefined ? {} : { agentId: "trial" }),
    payload: {},
    clock: PATIENT,
  };
}
