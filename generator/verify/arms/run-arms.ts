/** Runs arms: every session of every arm, with what the plan predicts beside what came. */
import type { Fault, TargetPlan } from "#plan/plan";
import type { Progress } from "../client/fetch-client.ts";
import { startCall } from "../trials/start-call.ts";
import type { Trials } from "../trials/all-trials.ts";
import type { Caller, Trial } from "../trials/trial.ts";
import type { ArmPlan } from "./arm-plan.ts";
import { observe } from "./observe.ts";
import type { Observation } from "./observe.ts";
import { predict } from "./predict.ts";
import type { Installed, Prediction } from "./predict.ts";
import { runSession } from "./run-session.ts";
import type { Site } from "./run-session.ts";
import { sessionsOf } from "./session.ts";
import type { SessionPlan } from "./session.ts";

/** One trial in one arm. */
export interface Shown {
  readonly arm: string;
  readonly fault?: Fault;
  readonly trial: Trial;
  readonly predicted: Prediction;
  readonly observed: Observation;
}

export interface ArmsInput {
  readonly site: Site;
  readonly plan: TargetPlan;
  readonly startRefusers: Trials["startRefusers"];
  readonly references: string;
  readonly progress: Progress;
}

/** Runs as many sessions at once as the site gives turns. `watched`: a hook of ours sees every call. Results in the order of the arms and their trials. */
export async function runArms(
  input: ArmsInput,
  arms: readonly ArmPlan[],
  watched: boolean,
): Promise<readonly Shown[]> {
  const jobs = arms.flatMap((arm) => sessions(input, arm).map((session) => ({ arm, session })));
  const left = new Map(
    arms.map(({ name }) => [name, jobs.filter(({ arm }) => arm.name === name).length]),
  );
  const results = await Promise.all(
    jobs.map(async (job) => {
      const shown = await runJob(input, job, watched);
      const rest = (left.get(job.arm.name) ?? 1) - 1;
      left.set(job.arm.name, rest);
      if (rest === 0) input.progress(`${input.site.packaging}: ${job.arm.name}`);
      return shown;
    }),
  );
  return results.flat();
}

interface Job {
  readonly arm: ArmPlan;
  readonly session: SessionPlan;
}

/**
 * A session in which an agent never came to its calls, or a hook ran out of time on a busy machine, shows
 * nothing: it is run once more. One that shows something unexpected is not, or a rare hole would go unseen.
 */
async function runJob(input: ArmsInput, job: Job, watched: boolean): Promise<readonly Shown[]> {
  const shown = await runOnce(input, job, watched);
  return shown.some(isCutShort) ? runOnce(input, job, watched) : shown;
}

/** The runtime's own words for a verdict that it could not reach. */
const GAVE_UP = "an infrastructure fault, not policy";

function isCutShort({ fault, observed }: Shown): boolean {
  const { by, text } = observed;
  if (by === "not called" || by === "unanswered") return true;
  return fault === undefined && text.includes(GAVE_UP);
}

function runOnce(
  input: ArmsInput,
  { arm, session }: Job,
  watched: boolean,
): Promise<readonly Shown[]> {
  const installed = installedIn(input, arm);
  const variant = { keeps: installed.has, ...faultOf(arm) };
  return runSession(input.site, { variant, watched, session }, (room, cwd, result) =>
    observe(room, cwd, session, result).map(([trial, observed]) => ({
      arm: arm.name,
      ...faultOf(arm),
      trial,
      predicted: predict(trial, installed),
      observed,
    })),
  );
}

function sessions(input: ArmsInput, arm: ArmPlan): readonly SessionPlan[] {
  const installed = installedIn(input, arm);
  return sessionsOf(arm.trials, {
    starts: (caller) => (startable(caller, input, installed) ? "agent" : "skill"),
    references: input.references,
    skills: "project/.claude/skills",
  });
}

/** Would the Agent tool start this caller in the arm, by the plan? */
function startable({ type = "" }: Caller, input: ArmsInput, installed: Installed): boolean {
  const trial = {
    ...NO_TRIAL,
    call: startCall(type, input.references),
    refusing: input.startRefusers.get(type) ?? [],
  };
  return predict(trial, installed).outcome === "passes";
}

const NO_TRIAL = {
  id: "",
  guarantee: "",
  role: "pass",
  caller: { name: "", identity: "main" },
  scene: {},
  words: "",
  before: [],
} as const;

/**
 * Hooks that only tell something are left out: an arm is about refusals. What is none of the plan's
 * (an account has things of its own) is always there.
 */
function installedIn({ plan }: ArmsInput, arm: ArmPlan): Installed {
  const ours = mechanismsOf(plan);
  const telling = new Set(plan.hooks.filter(({ verb }) => verb !== "blocks").map(({ id }) => id));
  return {
    plan,
    ...faultOf(arm),
    has: (mechanism) => {
      const hook = /^hook:(.+)@/u.exec(mechanism)?.[1];
      if (hook !== undefined && telling.has(hook)) return false;
      return !ours(mechanism) || arm.has(mechanism);
    },
  };
}

/** Is a mechanism, by its label, one of the plan's? */
function mechanismsOf(plan: TargetPlan): (label: string) => boolean {
  const labels = new Set([
    ...plan.permissions.map((rule) => `permission:${rule}`),
    ...Object.keys(plan.settings).map((key) => `setting:${key}`),
    ...Object.keys(plan.env).map((key) => `env:${key}`),
    ...plan.agents.map(({ agent }) => `strip:${agent}`),
  ]);
  const hooks = new Set(plan.hooks.map(({ id }) => id));
  return (label) => {
    const hook = /^hook:(.*)@/u.exec(label)?.[1];
    if (hook !== undefined) return hooks.has(hook);
    const own = label.startsWith("strip:") ? `strip:${label.split(":").at(-1) ?? ""}` : label;
    return labels.has(own);
  };
}

function faultOf({ fault }: ArmPlan): { readonly fault?: Fault } {
  return fault === undefined ? {} : { fault };
}
