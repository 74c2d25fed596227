/** Differences that change no verdict: wording, what agents are told, what is claimed. */
import type { Span } from "#ir/span";
import type { HookPlan } from "#plan/plan";
import type { Change } from "./change.ts";
import type { Side } from "./side.ts";
import { linesOf } from "./spec-lines.ts";

/** A part of a spec by name, as text that changes when the part does. */
interface Part {
  readonly id: string;
  readonly what: string;
  readonly text: string;
  readonly span: Span;
}

export function compareWords(old: Side, now: Side): readonly Change[] {
  return [
    ...compared(wordings(old), wordings(now), "wording only"),
    ...compared(texts(old), texts(now), "told differently"),
    ...compared(claims(old), claims(now), "claimed differently"),
  ];
}

function compared(before: readonly Part[], after: readonly Part[], how: string): readonly Change[] {
  const was = new Map(before.map((part) => [part.id, part]));
  const is = new Map(after.map((part) => [part.id, part]));
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id): readonly Change[] => {
    const [one, two] = [was.get(id), is.get(id)];
    const part = two ?? one;
    if (part === undefined || one?.text === two?.text) return [];
    const change = one === undefined ? "new" : two === undefined ? "gone" : how;
    return [
      {
        id,
        direction: "neutral",
        what: `${part.what}: ${change}.`,
        agents: [],
        tools: [],
        packagings: ["project", "plugin"],
        rules: [id],
        spec: { old: linesOf(one ? [one.span] : []), new: linesOf(two ? [two.span] : []) },
      },
    ];
  });
}

/** Messages, log lines, titles and prompts. */
function wordings({ project, plan }: Side): readonly Part[] {
  // What a denial's hook is called follows from who is denied what.
  const own = new Set(project.hooks.map(({ name }) => name));
  const hooks = plan.project.hooks.map((hook) => ({
    id: hook.id,
    what: `The hook ${hook.id}`,
    text: JSON.stringify([
      own.has(hook.id) ? [hook.title, hook.does] : [],
      hook.log,
      isText(hook) ? [] : hook.messages,
    ]),
    span: hook.span,
  }));
  const agents = project.agents.map((agent) => ({
    id: agent.name,
    what: `The agent ${agent.name}, its prompt included`,
    text: JSON.stringify([agent.title, agent.does, agent.when, agent.owns, agent.body]),
    span: agent.span,
  }));
  const documents = {
    id: project.name,
    what: "The documents",
    text: JSON.stringify([
      project.title,
      project.about,
      withoutSpans(project.architecture),
      withoutSpans(project.blocks),
    ]),
    span: project.span,
  };
  return [...hooks, ...agents, documents];
}

/** What agents are shown: reminders and injected context. */
function texts({ plan }: Side): readonly Part[] {
  return plan.project.hooks.filter(isText).map((hook) => ({
    id: hook.id,
    what: `What the hook ${hook.id} tells`,
    text: JSON.stringify([hook.event, { ...hook.rule, heartbeat: undefined }]),
    span: hook.span,
  }));
}

function isText({ rule }: HookPlan): boolean {
  return rule.kind !== "decide";
}

function claims({ project }: Side): readonly Part[] {
  return project.invariants.map(({ name, span, ...claim }) => ({
    id: name,
    what: `The invariant ${name}`,
    text: JSON.stringify(withoutSpans(claim)),
    span,
  }));
}

/** The same with the places in the spec left out. */
function withoutSpans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSpans);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "span")
      .map(([key, part]) => [key, withoutSpans(part)]),
  );
}
