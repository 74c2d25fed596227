/** Plans to verify, and trials found for them. */
import { join } from "node:path";
import type { Project } from "#ir/project";
import type { Packaging, TargetPlan } from "#plan/plan";
import { allTrials, type Trials } from "../../generator/verify/trials/all-trials.ts";
import { compileSpec, specIn } from "../support/compile-spec.ts";
import { REPOSITORY } from "../support/repository.ts";

export interface Compiled {
  readonly project: Project;
  readonly plan: Readonly<Record<Packaging, TargetPlan>>;
}

export const SMALL = join(REPOSITORY, "test/fixtures/verify");
export const SHIPPED = join(REPOSITORY, "spec");

export async function compiled(folder: string, name = "spec.yaml"): Promise<Compiled> {
  const { project, plan, diagnostics } = await compileSpec(specIn(folder, name));
  if (project === undefined || plan === undefined) throw new Error(JSON.stringify(diagnostics));
  return { project, plan };
}

export function trialsOf({ project, plan }: Compiled, packaging: Packaging): Promise<Trials> {
  return allTrials({ project, plan: plan[packaging] });
}
