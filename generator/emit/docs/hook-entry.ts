import type { Project } from "#ir/project";
import type { Verb } from "#plan/plan";
import { code, codes, fence, prose, sentence } from "../../render/markdown.ts";
import type { DocumentedHook } from "./all-hooks.ts";
import { exampleRow, type ExampleRow } from "./example-row.ts";
import { failPosture, type FailPosture } from "./fail-posture.ts";
import { logLines, type LogLine } from "./log-lines.ts";
import { registrations, type Registration } from "./registrations.ts";
import { wordings } from "./wordings.ts";

/** The view of the partial `hook-entry`: one hook with all that a reader may ask of it. */
export interface HookEntry {
  readonly id: string;
  readonly title: string;
  readonly does: string;
  readonly event: string;
  readonly verb: Verb;
  readonly registrations: readonly Registration[];
  readonly conditionTitle: string;
  readonly conditions: readonly string[];
  readonly messageTitle: string;
  /** Fenced, as the hook prints them, placeholders unfilled. */
  readonly messages: readonly string[];
  readonly log: readonly LogLine[];
  readonly fail: FailPosture;
  readonly examples: readonly ExampleRow[];
  readonly script: string;
  /** Empty where no other hook fires on the same calls. */
  readonly beside: string;
}

interface Words {
  readonly condition: string;
  readonly message: readonly [one: string, many: string];
}

const WORDS: Readonly<Record<Verb, Words>> = {
  blocks: { condition: "Block condition", message: ["Block message", "Block messages"] },
  holds: { condition: "Hold condition", message: ["Hold message", "Hold messages"] },
  reminds: { condition: "Reminder condition", message: ["Reminder", "Reminders"] },
  injects: { condition: "What it injects", message: ["Text", "Texts"] },
};

/** `beside`: names of other people's hooks that fire on the same calls. */
export function hookEntry(
  project: Project,
  hook: DocumentedHook,
  beside: readonly string[],
): HookEntry {
  const { plan } = hook;
  const messages = wordings(project, plan);
  const [one, many] = WORDS[plan.verb].message;
  return {
    id: plan.id,
    title: prose(plan.title),
    does: sentence(prose(plan.does)),
    event: code(plan.event),
    verb: plan.verb,
    registrations: registrations(hook),
    conditionTitle: WORDS[plan.verb].condition,
    conditions: plan.conditions.map((condition) => sentence(prose(condition))),
    messageTitle: messages.length === 1 ? one : many,
    messages: messages.map((message) => fence(message, "text")),
    log: logLines(plan),
    fail: failPosture(plan),
    examples: plan.examples.map((example) => exampleRow(example, plan)),
    script: code(plan.handler.file),
    beside: codes(beside),
  };
}
