import { FAULTS, type Packaging } from "#plan/plan";
import { prose } from "../../../render/markdown.ts";
import type { EmitContext } from "../../emitter.ts";
import { allHooks } from "../all-hooks.ts";
import { FAULT_TITLES } from "../fault-titles.ts";
import { openRoutes } from "../open-routes.ts";
import { type GuaranteeRow, guaranteeRows } from "./guarantee-rows.ts";
import { invariantProofs } from "./invariant-rows.ts";
import { postureRows } from "./posture-rows.ts";
import { provenClasses } from "../proven-classes.ts";

/** Everything that the template of the assurance document prints. */
export function assuranceView(context: EmitContext): object {
  const { project, plan, evidence } = context;
  const table = (
    packaging: Packaging,
    title: string,
  ): { readonly title: string; readonly rows: readonly GuaranteeRow[] } => ({
    title,
    rows: guaranteeRows(project, provenClasses(plan[packaging], evidence)),
  });
  return {
    title: prose(project.title),
    client: project.client.atLeast,
    faults: FAULTS.map((fault) => FAULT_TITLES[fault]),
    tables: [table("project", "As project files"), table("plugin", "As a plugin")].filter(
      ({ rows }) => rows.length > 0,
    ),
    invariants: invariantProofs(context),
    ...openRoutes(context),
    postures: postureRows(allHooks(plan).map(({ plan: hook }) => hook)),
  };
}
