/** The routes of a plan, each with what the plan and the client's rules say of it. */
import { toolsWith } from "#client/tools";
import type { Project } from "#ir/project";
import type { TargetPlan } from "#plan/plan";
import { skillFile } from "../client/agent-file.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import type { ScriptStep } from "../client/model-script.ts";
import { callersFor, everyone, mainCaller } from "../trials/callers.ts";
import { hooksOf } from "../trials/firing.ts";
import { isStripped } from "../trials/palette.ts";
import { referencesOf } from "../trials/start-call.ts";
import type { Caller } from "../trials/trial.ts";
import type { RouteCase } from "./route-case.ts";

const SKILLS = "project/.claude/skills";
const PAST_THE_RULES = "the client starts a forked skill's agent without a call of the Agent tool";

export function routeCases(project: Project, plan: TargetPlan): readonly RouteCase[] {
  const [stranger] = callersFor({ kind: "any-other" }, project, plan.target.packaging);
  const restricted = everyone(project, plan.target.packaging).filter(
    (caller) => caller.type !== undefined && shellsOf(plan, caller).length === 0,
  );
  const through =
    stranger === undefined ? [] : restricted.flatMap((from) => others(from, stranger, plan));
  return [
    ...through,
    ...forkedSkills(project, plan),
    ...workflow(project, plan),
    ...ownShell(project, plan),
  ];
}

/** Shells that an agent's file leaves it. */
function shellsOf({ agents }: TargetPlan, caller: Caller): readonly string[] {
  return toolsWith("runs-shell").filter((tool) => !isStripped(agents, caller, tool));
}

/** An agent without a shell tries to get one through another agent, a fork, or a forked skill. */
function others(from: Caller, stranger: Caller, plan: TargetPlan): readonly RouteCase[] {
  const startable = !isStripped(plan.agents, from, "Agent");
  const expected = startable ? "open" : "closed";
  const because = startable ? "its palette has the Agent tool" : "its palette has no Agent tool";
  const starts = (["spawn", "fork"] as const).map((route): RouteCase => {
    const type = route === "fork" ? "fork" : (stranger.type ?? "");
    const file = `${route}-of-${from.name}`;
    const path = `${from.name} → Agent(${type}) → Bash`;
    const steps = [[spawnCall(type, { label: file, steps: [touch(file)] })]];
    return {
      id: `${route} ${from.name}`,
      route,
      from,
      path,
      expected,
      because,
      steps,
      files: [],
      reached: { file },
    };
  });
  return [...starts, skillOf(from, stranger)];
}

function skillOf(from: Caller, stranger: Caller): RouteCase {
  const file = `skill-of-${from.name}`;
  const body = scriptPrompt({ label: file, steps: [touch(file)] });
  return {
    id: `skill ${from.name}`,
    route: "skill-shell",
    from,
    path: `${from.name} → Skill(fork as ${stranger.name}) → Bash`,
    expected: "closed",
    because: "a forked skill keeps the palette of the agent that calls it",
    steps: [[{ tool: "Skill", input: { skill: file } }]],
    files: [skillFile(file, { context: "fork", agent: stranger.type ?? "" }, body, SKILLS)],
    reached: { file },
  };
}

/** A forked skill starts an agent past every rule about starting, called by the main session or typed. */
function forkedSkills(project: Project, plan: TargetPlan): readonly RouteCase[] {
  const from = mainCaller(project);
  const target = plan.permissions
    .map((rule) => /^Agent\((.+)\)$/u.exec(rule)?.[1])
    .find((type) => type === "Plan" || type === "claude");
  const type = target ?? "general-purpose";
  return ["called", "typed"].map((how): RouteCase => {
    const label = `forked-skill-${how}`;
    const body = scriptPrompt({ label, steps: [] }, referencesOf(project));
    return {
      id: `forked skill, ${how}`,
      route: "spawn",
      from,
      path:
        how === "called"
          ? `${from.name} → Skill(fork as ${type})`
          : `a person types a skill that forks as ${type}`,
      expected: "open",
      because: PAST_THE_RULES,
      ...(how === "called" ? { steps: [[{ tool: "Skill", input: { skill: label } }]] } : {}),
      files: [skillFile(label, { context: "fork", agent: type }, body, SKILLS)],
      reached: { label },
    };
  });
}

function workflow(project: Project, plan: TargetPlan): readonly RouteCase[] {
  const from = mainCaller(project);
  const hook = hooksOf(plan, "Workflow", from).find(({ verb }) => verb === "blocks");
  const label = "workflow-agent";
  const prompt = scriptPrompt({ label, steps: [] });
  const script = [
    `export const meta = { name: "verify", description: "verify", phases: [] };`,
    `return await agent(${JSON.stringify(prompt)});`,
  ].join("\n");
  return [
    {
      id: "workflow",
      route: "spawn",
      from,
      path: `${from.name} → Workflow → workflow-subagent`,
      expected: hook === undefined ? "open" : "closed",
      because:
        hook === undefined ? "no rule is about the Workflow tool" : `${hook.id} refuses the call`,
      steps: [[{ tool: "Workflow", input: { script } }]],
      files: [],
      reached: { label },
    },
  ];
}

/** File tools are kept out of a place; a shell that the same agent has is not. */
function ownShell(project: Project, plan: TargetPlan): readonly RouteCase[] {
  const from = mainCaller(project);
  const held = plan.guarantees.find(
    ({ agent, place }) => agent.kind === "main" && place !== undefined,
  );
  if (held === undefined) return [];
  const file = "by-the-shell";
  return [
    {
      id: `shell ${from.name}`,
      route: "shell",
      from,
      path: `${from.name} → Bash → a file in ${held.place ?? ""}`,
      expected: "open",
      because: `${from.name} has a shell, and a shell writes anywhere`,
      steps: [touch(file)],
      files: [],
      reached: { file },
    },
  ];
}

function touch(file: string): ScriptStep {
  return [{ tool: "Bash", input: { command: `touch ${file}` } }];
}
