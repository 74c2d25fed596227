/** Every unconditional cell of a matrix as a call on the real client, with the whole bundle installed. */
import { join } from "node:path";
import type { Project } from "#ir/project";
import type { TargetPlan } from "#plan/plan";
import type { Verdict } from "../../generator/analyse/effective/direct.ts";
import { effectiveOf } from "../../generator/analyse/effective/effective.ts";
import { realDisk } from "../../generator/io/disk.ts";
import { observe } from "../../generator/verify/arms/observe.ts";
import type { Observation } from "../../generator/verify/arms/observe.ts";
import { runSession } from "../../generator/verify/arms/run-session.ts";
import type { Site } from "../../generator/verify/arms/run-session.ts";
import { sessionsOf } from "../../generator/verify/arms/session.ts";
import type { Stage } from "../../generator/verify/client/run-arm.ts";
import { turnsFor } from "../../generator/verify/client/turns.ts";
import { bundleFiles } from "../../generator/verify/ground/bundle-files.ts";
import { callOf } from "../../generator/verify/trials/candidates.ts";
import { everyone } from "../../generator/verify/trials/callers.ts";
import { pluginStandIns, standInsOf } from "../../generator/verify/trials/stand-ins.ts";
import { referencesOf } from "../../generator/verify/trials/start-call.ts";
import type { Trial } from "../../generator/verify/trials/trial.ts";

/** One cell, and what became of the call. */
export interface SeenCell {
  readonly caller: string;
  readonly tool: string;
  readonly verdict: Verdict;
  readonly by: Observation["by"];
}

interface Question extends Omit<SeenCell, "by"> {
  readonly trial: Trial;
}

/** Calls that start or move an agent, or end its turn: the arms of `gen verify` make them one by one. */
const APART: ReadonlySet<string> = new Set(["Agent", "EnterWorktree", "Workflow"]);

/** An agent with a worktree of its own needs a repository to start in. */
const REPOSITORY = { branch: "verify" };

export async function seenCells(
  stage: Stage,
  project: Project,
  plan: TargetPlan,
  out: string,
): Promise<readonly SeenCell[]> {
  const questions = questionsFor(project, plan);
  const byId = new Map(questions.map((question) => [question.trial.id, question]));
  const starting = new Set(project.agents.find(({ main }) => main)?.spawns);
  const sessions = sessionsOf(
    questions.map(({ trial }) => trial),
    {
      starts: ({ name }) => (starting.has(name) ? "agent" : "skill"),
      references: referencesOf(project),
      skills: "project/.claude/skills",
    },
  );
  const site = siteFor(stage, project, plan, out);
  const telling = new Set(plan.hooks.filter(({ verb }) => verb !== "blocks").map(({ id }) => id));
  const keeps = (label: string): boolean => !telling.has(/^hook:(.+)@/u.exec(label)?.[1] ?? "");
  const seen = await Promise.all(
    sessions.map((session) =>
      runSession(site, { variant: { keeps }, watched: false, session }, (room, cwd, result) =>
        observe(room, cwd, session, result),
      ),
    ),
  );
  return seen.flat().flatMap(([{ id }, { by }]) => {
    const question = byId.get(id);
    if (question === undefined) return [];
    const { caller, tool, verdict } = question;
    return [{ caller, tool, verdict, by }];
  });
}

/** Everybody whom a session can start, and every tool that it can name. */
function questionsFor(project: Project, plan: TargetPlan): readonly Question[] {
  const { ground, verdicts } = effectiveOf(project, plan);
  const tools = ground.tools.filter(({ kind, name }) => kind !== "any-other" && !APART.has(name));
  return everyone(project, plan.target.packaging).flatMap((caller) => {
    const subject = ground.subjects.find(({ name }) => name === caller.name);
    if (subject === undefined) return [];
    return tools.flatMap((tool): readonly Question[] => {
      const { verdict } = verdicts.ofTool(subject, tool);
      if (verdict === "conditional") return [];
      const id = `${caller.name} ${tool.label}`;
      const trial: Trial = {
        id,
        guarantee: id,
        role: verdict === "denied" ? "refusal" : "pass",
        caller,
        scene: REPOSITORY,
        words: "",
        before: [],
        call: callOf(tool.name, id.replace(/[^A-Za-z0-9]+/gu, "-"), {}),
        refusing: [],
      };
      return [{ caller: caller.name, tool: tool.label, verdict, trial }];
    });
  });
}

function siteFor(stage: Stage, project: Project, plan: TargetPlan, out: string): Site {
  const { packaging } = plan.target;
  const bundle = bundleFiles(realDisk, out, packaging);
  if (!("files" in bundle)) throw new Error(`${join(out, bundle.path)}: ${bundle.reason}`);
  return {
    stage,
    turns: turnsFor(2),
    packaging,
    bundle: bundle.files,
    files: [],
    servers: standInsOf(project),
    pluginServers: pluginStandIns(project),
    // Nothing is broken here.
    withoutNode: "",
  };
}
