/** Hooks that tell instead of refuse: what must reach whom, and what must not. */
import type { ModelExchange } from "../client/scripted-model.ts";
import type { ScriptedCall } from "../client/model-script.ts";
import type { Caller } from "../trials/trial.ts";

/** Text that the model of one agent is or is not sent. */
export interface TellingCase {
  /** `<hook>/<whom or what>`, unique within a packaging. */
  readonly id: string;
  readonly hook: string;
  readonly claim: string;
  readonly who: Caller;
  /** A call after which the text comes; absent = the agent's start is enough. */
  readonly call?: ScriptedCall;
  /** The agent's last message; where a hook holds agents back, it decides. */
  readonly says?: string;
  readonly told: readonly string[];
  readonly untold: readonly string[];
}

export interface TellingResult {
  readonly hook: string;
  readonly id: string;
  readonly claim: string;
  readonly outcome: "proven" | "refuted" | "skipped";
  readonly reason?: string;
}

/** Compares what the agent with the script `label` was sent with what the case says. */
export function judgeTelling(
  { id, hook, claim, told, untold }: TellingCase,
  label: string,
  exchanges: readonly ModelExchange[],
): TellingResult {
  const own = exchanges.filter(({ script }) => script?.label === label);
  const result = { hook, id, claim };
  if (own.length === 0) return { ...result, outcome: "skipped", reason: "the agent did not start" };
  const sent = own.flatMap(({ system, texts, results }) => [
    system,
    ...texts,
    ...results.map(({ text }) => text),
  ]);
  const has = (text: string): boolean => sent.some((each) => each.includes(text));
  const missing = told.find((text) => !has(text));
  if (missing !== undefined) {
    return { ...result, outcome: "refuted", reason: `not told: ${excerpt(missing)}` };
  }
  const extra = untold.find(has);
  if (extra !== undefined) {
    return { ...result, outcome: "refuted", reason: `told all the same: ${excerpt(extra)}` };
  }
  return { ...result, outcome: "proven" };
}

function excerpt(text: string): string {
  const line = text.trim().split("\n")[0] ?? "";
  return JSON.stringify(line.length > 80 ? `${line.slice(0, 79)}…` : line);
}
