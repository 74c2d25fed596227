/** A prediction of the plan beside what the client did. */
import type { Fault, HookPlan } from "#plan/plan";
import type { Shown } from "../arms/run-arms.ts";
import type { Observation } from "../arms/observe.ts";

export interface Check {
  readonly arm: string;
  readonly fault?: Fault;
  readonly trial: Shown["trial"];
  readonly expected: "refused" | "passes";
  /** Labels of the mechanisms that the plan expects to refuse. */
  readonly expectedBy: readonly string[];
  /** Labels of those that would refuse if nothing were broken. */
  readonly normally: readonly string[];
  readonly seen: "refused" | "passed" | "nothing";
  /** In words: who refused, or what came instead. */
  readonly seenBy: string;
  readonly ok: boolean;
}

/** `undefined` where the plan predicts nothing. */
export function checkOf(shown: Shown, hooks: readonly HookPlan[]): Check | undefined {
  const { arm, fault, trial, predicted, observed } = shown;
  if (predicted.outcome === "unknown") return undefined;
  const seen = seenIn(shown);
  const agrees = seen === (predicted.outcome === "refused" ? "refused" : "passed");
  const kindFits =
    seen !== "refused" || trial.leaves !== undefined || fits(observed, predicted.by, hooks, fault);
  return {
    arm,
    ...(fault === undefined ? {} : { fault }),
    trial,
    expected: predicted.outcome,
    expectedBy: predicted.by,
    normally: predicted.normally,
    seen,
    seenBy: seenByOf(observed, seen, hooks),
    ok: agrees && (predicted.outcome === "passes" || kindFits),
  };
}

function seenIn({ trial, observed }: Shown): Check["seen"] {
  if (observed.by === "not called" || observed.by === "unanswered") return "nothing";
  if (observed.effect) return "passed";
  if (trial.leaves !== undefined) return "refused";
  // An error of the tool's own: the trial is known to get that far when nothing is installed.
  return observed.by === "ran" || observed.by === "refused" ? "passed" : "refused";
}

/** How a tool list shows, and a spawn depth that is used up. */
const NOT_IN_PALETTE = "the tool is not in the palette";

/** The kinds of mechanism that can be behind each wording of the client. */
const KINDS: Readonly<Record<string, RegExp>> = {
  absent: /^(?:strip|env|permission):/u,
  permission: /^permission:/u,
  hook: /^hook:/u,
};

function fits(
  observed: Observation,
  expected: readonly string[],
  hooks: readonly HookPlan[],
  fault: Fault | undefined,
): boolean {
  // A stripped tool is gone before any other mechanism is asked.
  const listed = expected.some((label) => label.startsWith("strip:"));
  if (listed && observed.by !== "absent") return false;
  const kind = KINDS[observed.by];
  if (kind === undefined || !expected.some((label) => kind.test(label))) return false;
  const who =
    observed.by === "hook" && fault === undefined ? speaker(observed.text, hooks) : undefined;
  return who === undefined || expected.some((label) => label.startsWith(`hook:${who}@`));
}

function seenByOf(observed: Observation, seen: Check["seen"], hooks: readonly HookPlan[]): string {
  if (seen === "nothing") return "the call was never answered";
  if (seen === "passed") return "nothing refused";
  switch (observed.by) {
    case "absent":
      return NOT_IN_PALETTE;
    case "permission":
      return "a permission rule";
    case "hook": {
      const who = speaker(observed.text, hooks);
      return who === undefined ? "a hook" : `the hook ${who}`;
    }
    default:
      return "nothing happened";
  }
}

/** The hook whose message stands in the refusal; the client itself does not name it. */
function speaker(text: string, hooks: readonly HookPlan[]): string | undefined {
  return hooks.find(({ messages }) => messages.some((message) => says(text, message)))?.id;
}

/** Does the message stand in the text, with whatever in its placeholders? */
function says(text: string, message: string): boolean {
  let end = 0;
  return message
    .trim()
    .split(/\{[a-z]+\}/u)
    .every((part) => {
      const start = text.indexOf(part, end);
      end = start + part.length;
      return start >= 0;
    });
}
