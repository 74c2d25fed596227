import type { Project } from "#ir/project";
import type { Packaging, Plan } from "#plan/plan";
import { inParallel } from "../io/in-parallel.ts";
import { type BundleRead, readBundle } from "../io/read-bundle.ts";
import { runTrial, type TrialSetting } from "../io/run-trial.ts";
import { type TrialRooms, trialRooms } from "../io/trial-rooms.ts";
import { namingFor } from "../lower/to-plan/naming.ts";
import { judge } from "../simulate/judge.ts";
import { placeOf, type Trial, trialsOf } from "../simulate/trial.ts";
import type { Context } from "./context.ts";
import { progressOf, type TestResult } from "./test-text.ts";

export interface Trials {
  readonly plan: Plan;
  readonly project: Project;
  /** The folder of the bundle under test. */
  readonly out: string;
  /** An empty folder that may be written to. */
  readonly temp: string;
  /** One hook instead of all. */
  readonly only: string | undefined;
  readonly show: (text: string) => void;
}

/** Runs all trials of both packagings, side by side. */
export async function runTrials(
  context: Context,
  { plan, project, out, temp, only, show }: Trials,
): Promise<readonly TestResult[]> {
  const rooms = trialRooms(out, temp);
  const packagings: readonly Packaging[] = ["project", "plugin"];
  const work = packagings.flatMap((packaging) => {
    const bundle = readBundle(context.disk, out, packaging);
    const { hooks, target, agents } = plan[packaging];
    const naming = namingFor(project, target);
    const own = new Set(agents.map(({ agent }) => agent));
    const names: TrialSetting["names"] = {
      agentName: (name) => (own.has(name) ? naming.agent(name) : name),
      toolName: (name) => naming.tools([name]).at(-1) ?? name,
    };
    return hooks
      .filter(({ id }) => only === undefined || id === only)
      .flatMap(trialsOf)
      .map((trial) => ({ trial, bundle, names }));
  });
  const progress = progressOf(
    work.map(({ trial }) => trial.hook.id),
    show,
  );
  return inParallel([...work.entries()], async ([number, { trial, bundle, names }]) => {
    const result = await resultOf(trial, number, bundle, { out, rooms, names });
    progress(result);
    return result;
  });
}

async function resultOf(
  trial: Trial,
  number: number,
  bundle: BundleRead,
  setting: {
    readonly out: string;
    readonly rooms: TrialRooms;
    readonly names: TrialSetting["names"];
  },
): Promise<TestResult> {
  const happened =
    "config" in bundle
      ? await runTrial(trial, number, { ...setting, config: bundle.config })
      : ({ kind: "impossible", reason: `${bundle.path}: ${bundle.reason}` } as const);
  const said = happened.kind === "ran" ? happened.run.stderr.trimEnd() : "";
  const judged = judge(trial, happened);
  return {
    hook: trial.hook.id,
    packaging: trial.hook.target.packaging,
    example: trial.title,
    spec: placeOf(trial),
    ...judged,
    ...(judged.ok || said === "" ? {} : { stderr: said }),
  };
}
