/** Cases for every hook that injects, reminds or holds, from its rule and its examples. */
import { coversAgent } from "#runtime/who";
import type { ContextPart, InjectRule } from "#runtime/rule";
import type { Project } from "#ir/project";
import type { HookPlan, TargetPlan } from "#plan/plan";
import { callersFor, everyone, mainCaller } from "../trials/callers.ts";
import { callOf, inputOf } from "../trials/candidates.ts";
import { referencesOf } from "../trials/start-call.ts";
import type { Caller } from "../trials/trial.ts";
import type { TellingCase } from "./telling-case.ts";

export function tellingCases(project: Project, plan: TargetPlan): readonly TellingCase[] {
  return plan.hooks.flatMap((hook) => {
    switch (hook.verb) {
      case "injects":
        return injections(hook, project, plan);
      case "reminds":
        return reminders(hook, project);
      case "holds":
        return holds(hook, project, plan);
      case "blocks":
        return [];
    }
  });
}

/** Text of a project file that a hook injects, as the ground lays it. */
export function groundText(path: string): string {
  return `ground text of ${path}`;
}

/** Project files that the plan's hooks inject. */
export function injectedFiles({ hooks }: TargetPlan): readonly string[] {
  const parts = hooks.flatMap(({ rule }) => (rule.kind === "inject" ? rule.parts : []));
  return [...new Set(parts.flatMap((part) => (part.kind === "file" ? [part.path] : [])))];
}

function injections(hook: HookPlan, project: Project, plan: TargetPlan): readonly TellingCase[] {
  if (hook.rule.kind !== "inject") return [];
  const { parts } = hook.rule;
  return receivers(hook.event, project, plan).map((who): TellingCase => {
    const meant = parts.filter((part) => coversAgent(part.who, who.identity));
    const told = meant.flatMap(textsOf);
    const untold = parts
      .filter((part) => !meant.includes(part))
      .flatMap(textsOf)
      .filter((text) => !told.includes(text));
    const claim = `${who.name} is told ${told.length} texts of ${hook.id} at ${hook.event}, and no other agent's`;
    return { id: `${hook.id}/${who.name}`, hook: hook.id, claim, who, told, untold };
  });
}

function receivers(event: string, project: Project, plan: TargetPlan): readonly Caller[] {
  if (event !== "SubagentStart") return [mainCaller(project)];
  const strangers = callersFor({ kind: "any-other" }, project, plan.target.packaging).slice(0, 1);
  const own = everyone(project, plan.target.packaging).filter(
    ({ name, type }) => type !== undefined && project.agents.some((agent) => agent.name === name),
  );
  return [...own, ...strangers];
}

/** Texts that stand in the context exactly so; a command's output nobody can foresee. */
function textsOf(part: InjectRule["parts"][number]): readonly string[] {
  switch (part.kind) {
    case "text":
      return [part.text.trim()];
    case "file":
      return [groundText(part.path)];
    case "count":
      return [];
    case "command":
      return [];
    case "notes":
      return [notesText(part)];
  }
}

function notesText({ tool, slugs }: Extract<ContextPart, { kind: "notes" }>): string {
  return `${tool} before you start: ${slugs.join(", ")}`;
}

/** One per example that says what the reminder contains. */
function reminders(hook: HookPlan, project: Project): readonly TellingCase[] {
  return hook.examples.flatMap((example, at): readonly TellingCase[] => {
    if (example.call === undefined || example.expect.kind !== "contains") return [];
    const serial = `${hook.id}-${at}`;
    const call = callOf(example.call.tool, serial, inputOf(example));
    const claim = `after ${call.tool} the caller is told "${example.expect.text}"`;
    const who = mainCaller(project);
    const told = [example.expect.text];
    return [{ id: `${hook.id}/${at + 1}`, hook: hook.id, claim, who, call, told, untold: [] }];
  });
}

/** An agent that says too little is told what is missing; one that says everything is let go. */
function holds(hook: HookPlan, project: Project, plan: TargetPlan): readonly TellingCase[] {
  const { rule } = hook;
  if (rule.kind !== "decide" || hook.event !== "SubagentStop") return [];
  const agents = everyone(project, plan.target.packaging).filter(({ type }) => type !== undefined);
  return agents.flatMap((who): readonly TellingCase[] => {
    const item = rule.cases.find(
      (each) => each.who !== undefined && coversAgent(each.who, who.identity),
    );
    if (item === undefined) return [];
    const text = longestPart(item.message);
    const shared = { hook: hook.id, who };
    return [
      {
        ...shared,
        id: `${hook.id}/${who.name} held`,
        claim: `${who.name} is held back when its last message names nothing`,
        says: "Done.",
        told: [text],
        untold: [],
      },
      {
        ...shared,
        id: `${hook.id}/${who.name} let go`,
        claim: `${who.name} is let go when its last message names everything`,
        says: `Done: ${referencesOf(project)}`,
        told: [],
        untold: [text],
      },
    ];
  });
}

/** The longest stretch of a message without placeholders. */
function longestPart(message: string): string {
  const parts = message.split(/\{[a-z]+\}/u).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}
