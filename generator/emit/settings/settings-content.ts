import type { Project } from "#ir/project";
import type { TargetPlan } from "#plan/plan";
import { carriedGroups, mergedSettings } from "./carried-settings.ts";
import { groupsByEvent } from "./handlers.ts";

/** What the settings file of the project packaging says: what is carried, then ours. */
export function settingsContent(
  { external, carry }: Pick<Project, "external" | "carry">,
  plan: TargetPlan,
): Readonly<Record<string, unknown>> {
  const handlers = mergedSettings(carriedGroups(external), groupsByEvent(plan, "settings"));
  const ours = {
    ...(Object.keys(plan.env).length === 0 ? {} : { env: plan.env }),
    ...(plan.permissions.length === 0 ? {} : { permissions: { deny: plan.permissions } }),
    ...plan.settings,
    ...(Object.keys(handlers).length === 0 ? {} : { hooks: handlers }),
  };
  return mergedSettings(carry?.settings ?? {}, ours);
}
