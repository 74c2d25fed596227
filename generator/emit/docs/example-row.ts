import type { Example, ExampleFault, TranscriptStep } from "#ir/example";
import type { HookPlan, Verb } from "#plan/plan";
import { cell, code } from "../../render/markdown.ts";

/** One example as a table row: finished cells. */
export interface ExampleRow {
  readonly who: string;
  readonly what: string;
  readonly given: string;
  readonly outcome: string;
}

const FAULTS: Readonly<Record<ExampleFault, string>> = {
  "bad-json": "the payload is not JSON",
  empty: "the payload is empty",
  "no-transcript": "the transcript is missing",
  throw: "the hook throws",
  hang: "the hook hangs",
};

const VERDICTS: Readonly<Record<Verb, Readonly<Record<"block" | "allow", string>>>> = {
  blocks: { block: "blocked", allow: "passes" },
  holds: { block: "held", allow: "stops" },
  reminds: { block: "blocked", allow: "no reminder" },
  injects: { block: "blocked", allow: "no context" },
};

function whatHappens(example: Example): string {
  if (example.call !== undefined) {
    const { tool, input } = example.call;
    const fields = Object.keys(input).length === 0 ? "" : ` ${code(JSON.stringify(input))}`;
    return `${code(tool)}${fields}`;
  }
  if (example.prompt !== undefined) return `prompt ${code(example.prompt)}`;
  if (example.source !== undefined) return `start by ${code(example.source)}`;
  if (example.says !== undefined) return `stops, saying ${code(example.says)}`;
  return "starts";
}

function turn(step: TranscriptStep): string {
  return "user" in step ? `user: ${code(step.user)}` : `call: ${code(step.call)}`;
}

function situation({ transcript, place, branch, fault }: Example): string {
  const parts = [
    ...(transcript === undefined ? [] : [transcript.map(turn).join(" → ")]),
    ...(place === undefined ? [] : ["in a repository"]),
    ...(branch === undefined ? [] : [`on ${code(branch)}`]),
    ...(fault === undefined ? [] : [FAULTS[fault]]),
  ];
  return parts.join("; ");
}

function outcomeOf({ expect }: Example, { verb }: HookPlan): string {
  if (expect.kind === "contains") return `${verb}: ${code(expect.text)}`;
  return VERDICTS[verb][expect.verdict];
}

export function exampleRow(example: Example, hook: HookPlan): ExampleRow {
  const main = example.agent === "main";
  return {
    who: cell(main ? "main session" : code(example.agent)),
    what: cell(whatHappens(example)),
    given: cell(situation(example)),
    outcome: cell(outcomeOf(example, hook)),
  };
}
