/**
 * Routes by which one agent acts through another, or through a shell: who starts whom, who makes
 * the main session act, and what a shell gives. Breadth first, so that the path told is a shortest.
 */
import { toolsWith } from "#client/tools";
import type { Fault, Route, TargetPlan } from "#plan/plan";
import { SKILL_SHELL_EVENT, SKILL_SHELL_SETTING } from "../../lower/to-plan/skill-shell.ts";
import { type CallShape, directVerdict, hookAnswer } from "./direct.ts";
import { passes } from "./outcome.ts";
import type { Subject } from "./subjects.ts";

/** One call of a path: who calls what, and which route that opens. */
export interface Step {
  readonly agent: string;
  readonly call: string;
  readonly route?: Route;
}

export interface Reached {
  readonly subject: Subject;
  /** Calls that lead there; empty for the agent itself. */
  readonly path: readonly Step[];
}

const SHELLS = toolsWith("runs-shell");
const MESSAGES = toolsWith("messages");
const SCHEDULES = toolsWith("schedules");

export class Reach {
  private readonly plan: TargetPlan;
  private readonly subjects: readonly Subject[];
  private readonly fault: Fault | undefined;
  private readonly known = new Map<string, readonly Reached[]>();

  /** `fault`: what is broken while the agents act; nothing when absent. */
  constructor(plan: TargetPlan, subjects: readonly Subject[], fault?: Fault) {
    this.plan = plan;
    this.subjects = subjects;
    this.fault = fault;
  }

  /** Everyone through whom the subject can act, itself first. */
  from(subject: Subject): readonly Reached[] {
    const known = this.known.get(subject.name);
    if (known !== undefined) return known;
    const found: Reached[] = [{ subject, path: [] }];
    const seen = new Set([subject.name]);
    for (const { subject: at, path } of found) {
      for (const { next, step } of this.edges(at)) {
        if (seen.has(next.name)) continue;
        seen.add(next.name);
        found.push({ subject: next, path: [...path, step] });
      }
    }
    this.known.set(subject.name, found);
    return found;
  }

  /** The shell that a subject has: a tool of its own, or the inline shell of a skill. */
  shellOf(subject: Subject): Step | undefined {
    const own = SHELLS.find((tool) => this.may(subject, { tool, input: {}, mainOnly: false }));
    if (own !== undefined) return { agent: subject.name, call: own, route: "shell" };
    return this.inlineShellOf(subject)
      ? { agent: subject.name, call: "Skill", route: "skill-shell" }
      : undefined;
  }

  may(subject: Subject, call: CallShape): boolean {
    return passes(directVerdict(this.plan, subject, call), this.fault);
  }

  private edges(from: Subject): readonly { readonly next: Subject; readonly step: Step }[] {
    const main = this.subjects.filter(({ kind }) => kind === "main" && from.kind !== "main");
    const indirect = (tools: readonly string[], route: Route) =>
      tools
        .filter((tool) => this.may(from, { tool, input: {}, mainOnly: false }))
        .slice(0, 1)
        .flatMap((tool) =>
          main.map((next) => ({ next, step: { agent: from.name, call: tool, route } })),
        );
    return [
      ...this.starts(from),
      ...indirect(MESSAGES, "message"),
      ...indirect(SCHEDULES, "schedule"),
    ];
  }

  private starts(from: Subject): readonly { readonly next: Subject; readonly step: Step }[] {
    return this.subjects
      .filter(({ kind }) => kind !== "main")
      .filter((next) => this.mayStart(from, next))
      .map((next) => ({
        next,
        step: {
          agent: from.name,
          call: `Agent(${next.name})`,
          route: next.name === "fork" ? ("fork" as const) : ("spawn" as const),
        },
      }));
  }

  mayStart(from: Subject, next: Subject): boolean {
    // A workflow starts its agents itself; every other type comes from the Agent tool.
    const workflow = next.identity === "workflow-subagent";
    const tool = workflow ? "Workflow" : "Agent";
    const type = next.kind === "own" ? next.identity : next.name;
    const input: Readonly<Record<string, string>> = workflow ? {} : { subagent_type: type };
    return this.may(from, { tool, input, mainOnly: workflow });
  }

  private inlineShellOf(subject: Subject): boolean {
    if (!this.may(subject, { tool: "Skill", input: {}, mainOnly: false })) return false;
    const settingsGone = this.fault === "subdirectory";
    if (this.plan.settings[SKILL_SHELL_SETTING] === true && !settingsGone) return false;
    if (this.fault === "hooks-disabled") return true;
    return !this.plan.hooks.some(
      (hook) =>
        hook.event === SKILL_SHELL_EVENT &&
        hookAnswer(hook, subject, { tool: "Bash", input: {}, mainOnly: false }) === "denied",
    );
  }
}
