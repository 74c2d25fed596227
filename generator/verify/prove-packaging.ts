/** One packaging on one client: what its plan guarantees, what its hooks tell, which routes stay open. */
import { join } from "node:path";
import type { Project } from "#ir/project";
import type { Fault, TargetPlan } from "#plan/plan";
import { armsOf, NOTHING } from "./arms/arms.ts";
import type { ArmPlan } from "./arms/arm-plan.ts";
import { layersOf } from "./arms/layers.ts";
import { runArms } from "./arms/run-arms.ts";
import type { ArmsInput, Shown } from "./arms/run-arms.ts";
import type { Site } from "./arms/run-session.ts";
import type { Progress } from "./client/fetch-client.ts";
import type { RoomFile } from "./client/room.ts";
import { withRoom } from "./client/room.ts";
import type { Stage } from "./client/run-arm.ts";
import type { Turns } from "./client/turns.ts";
import { programsWithoutNode } from "./ground/without-node.ts";
import { checkOf } from "./judge/check.ts";
import { inconclusive } from "./judge/conclusive.ts";
import { verdictsOf } from "./judge/verdicts.ts";
import type { GuaranteeResult } from "./judge/verdicts.ts";
import { routeCases } from "./routes/route-cases.ts";
import type { RouteResult } from "./routes/route-case.ts";
import { runRoutes } from "./routes/run-routes.ts";
import { groundText, injectedFiles, tellingCases } from "./telling/telling-cases.ts";
import type { TellingResult } from "./telling/telling-case.ts";
import { runTelling } from "./telling/run-telling.ts";
import { allTrials } from "./trials/all-trials.ts";
import type { Trials } from "./trials/all-trials.ts";
import { pluginStandIns, standInsOf } from "./trials/stand-ins.ts";
import { referencesOf } from "./trials/start-call.ts";
import type { Trial } from "./trials/trial.ts";

export interface ProofInput {
  readonly stage: Stage;
  readonly project: Project;
  readonly plan: TargetPlan;
  /** The bundle under test, laid out in a room. */
  readonly bundle: readonly RoomFile[];
  /** What is broken on purpose, each in arms of its own. */
  readonly faults: readonly Fault[];
  readonly turns: Turns;
  readonly progress: Progress;
}

export interface PackagingProof {
  readonly guarantees: readonly GuaranteeResult[];
  readonly hooks: readonly TellingResult[];
  readonly routes: readonly RouteResult[];
}

export async function provePackaging(input: ProofInput): Promise<PackagingProof> {
  const { project, plan, progress } = input;
  const found = await allTrials({ project, plan });
  return withRoom(async (shared) => {
    const site = siteFor(input, found, programsWithoutNode(join(shared.root, "bin")));
    const arms: ArmsInput = {
      site,
      plan,
      startRefusers: found.startRefusers,
      references: referencesOf(project),
      progress,
    };
    const scene = found.trials[0]?.scene ?? {};
    const keeps = (mechanism: string): boolean => !tells(plan, mechanism);
    const told = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
      const result = await work;
      progress(`${plan.target.packaging}: ${what}`);
      return result;
    };
    const [{ guarantees }, hooks, routes] = await Promise.all([
      proveGuarantees(arms, found, input.faults),
      told("hooks that tell", runTelling(site, project, tellingCases(project, plan), scene)),
      told("routes", runRoutes({ site, project, scene, keeps }, routeCases(project, plan))),
    ]);
    return { guarantees, hooks, routes };
  });
}

/** First the arm with nothing installed: only calls that get through there can tell anything elsewhere. */
async function proveGuarantees(
  input: ArmsInput,
  { trials, untried }: Trials,
  faults: readonly Fault[],
): Promise<Pick<PackagingProof, "guarantees">> {
  const { plan } = input;
  const layers = layersOf(plan);
  const bare = armsOf(plan, trials, layers, []).filter(({ name }) => name === NOTHING);
  const shownBare = await runArms(input, bare, true);
  const doubts = new Map(
    shownBare.flatMap((shown) => {
      const reason = inconclusive(shown);
      return reason === undefined ? [] : [[shown.trial.id, reason] as const];
    }),
  );
  const telling = trials.filter(({ id }) => !doubts.has(id));
  const rest = armsOf(plan, telling, layers, faults).filter(({ name }) => name !== NOTHING);
  const shown = [
    ...conclusive(shownBare, doubts),
    ...(await runArms(input, byLength(rest), false)),
  ];
  const checks = shown.flatMap((each) => checkOf(each, plan.hooks) ?? []);
  const skipped = new Map(untried.map(({ guarantee, reason }) => [guarantee, reason]));
  for (const { id, guarantee, role } of trials) {
    const reason = doubts.get(id);
    if (reason !== undefined && role === "refusal") skipped.set(guarantee, reason);
  }
  return { guarantees: verdictsOf(plan.guarantees, checks, skipped) };
}

function conclusive(
  shown: readonly Shown[],
  doubts: ReadonlyMap<string, string>,
): readonly Shown[] {
  return shown.filter(({ trial }) => !doubts.has(trial.id));
}

/** Long arms first, so that the last ones to run are short. */
function byLength(arms: readonly ArmPlan[]): readonly ArmPlan[] {
  return [...arms].sort((a, b) => b.trials.length - a.trials.length);
}

function siteFor(
  { stage, turns, project, plan, bundle }: ProofInput,
  found: { readonly skills: readonly RoomFile[]; readonly trials: readonly Trial[] },
  withoutNode: string,
): Site {
  const texts = injectedFiles(plan).map((path) => ({
    path: `project/${path}`,
    content: `${groundText(path)}\n`,
  }));
  return {
    stage,
    turns,
    packaging: plan.target.packaging,
    bundle,
    files: [...texts, ...found.skills],
    servers: standInsOf(project),
    pluginServers: pluginStandIns(project),
    withoutNode,
  };
}

function tells({ hooks }: TargetPlan, mechanism: string): boolean {
  const hook = /^hook:(.+)@/u.exec(mechanism)?.[1];
  return hooks.some(({ id, verb }) => id === hook && verb !== "blocks");
}
