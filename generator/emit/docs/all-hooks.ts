import type { HookPlan, Plan } from "#plan/plan";

/** A hook as documents show it: its plan, and where each packaging registers it. */
export interface DocumentedHook {
  readonly plan: HookPlan;
  readonly plugin?: HookPlan;
}

/** Every hook of either packaging once, in plan order; the project's plan speaks for both. */
export function allHooks(plan: Plan): readonly DocumentedHook[] {
  const plugin = new Map(plan.plugin.hooks.map((hook) => [hook.id, hook]));
  const own = new Set(plan.project.hooks.map(({ id }) => id));
  return [
    ...plan.project.hooks.map((hook) => {
      const twin = plugin.get(hook.id);
      return twin === undefined ? { plan: hook } : { plan: hook, plugin: twin };
    }),
    ...plan.plugin.hooks.filter(({ id }) => !own.has(id)).map((hook) => ({ plan: hook })),
  ];
}
