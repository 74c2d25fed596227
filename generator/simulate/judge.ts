/** Whether a trial went as it should. */
import type { HandlerRun } from "./client-handler.ts";
import type { Effect } from "./effect.ts";
import type { Trial } from "./trial.ts";

/** What happened: no handler fired, or one did and this is how it went. */
export type Happened =
  | { readonly kind: "silent" }
  | { readonly kind: "ran"; readonly run: HandlerRun; readonly effects: readonly Effect[] }
  /** The trial could not be set up. */
  | { readonly kind: "impossible"; readonly reason: string };

export interface Judgement {
  readonly ok: boolean;
  readonly expected: string;
  readonly got: string;
}

/** Text of the error that a `throw` example makes the hook throw. */
export const THROWN = "thrown on purpose by gen test";

export function judge(trial: Trial, happened: Happened): Judgement {
  const { expect, hook } = trial;
  const expected = expect.kind === "contains" ? `contains "${expect.text}"` : expect.verdict;
  const fail = (got: string): Judgement => ({ ok: false, expected, got });
  switch (happened.kind) {
    case "impossible":
      return fail(happened.reason);
    case "silent":
      return expected === "allow" && trial.fault === undefined
        ? { ok: true, expected, got: "allow: no handler of this hook fires" }
        : fail("no handler of this hook fires for it");
    case "ran": {
      const { run, effects } = happened;
      const wrong = effects.find((effect) => !isAsExpected(trial, effect));
      if (wrong !== undefined) return fail(gotText(wrong));
      const trace = traceOf(trial);
      if (trace !== undefined && !run.stderr.includes(trace)) {
        return fail(`${expected}, but ${hook.id} does not report the fault`);
      }
      return { ok: true, expected, got: effects.map(gotText).join("; ") };
    }
  }
}

function isAsExpected({ expect, hook }: Trial, { verdict, context }: Effect): boolean {
  if (expect.kind === "contains") return context?.includes(expect.text) === true;
  if (expect.verdict === "block") return verdict === "block";
  const speaks = hook.verb === "reminds" || hook.verb === "injects";
  return verdict !== "block" && !(speaks && context !== undefined);
}

function gotText({ verdict, why, context }: Effect): string {
  if (context !== undefined) return `context: ${context}`;
  return `${verdict === "block" ? "block" : "allow"}: ${why}`;
}

/** What a hook that could not decide must say on stderr; one that did its work all the same says nothing. */
function traceOf({ fault, expect }: Trial): string | undefined {
  if (expect.kind === "contains") return undefined;
  switch (fault) {
    case "throw":
      return THROWN;
    case "bad-json":
    case "empty":
    case "hang":
      return "infrastructure";
    default:
      return undefined;
  }
}
