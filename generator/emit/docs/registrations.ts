import type { HookPlan } from "#plan/plan";
import { code, listing } from "../../render/markdown.ts";
import type { DocumentedHook } from "./all-hooks.ts";

/** One matcher text and all the places that register the hook with it. */
export interface Registration {
  readonly matcher: string;
  readonly where: string;
}

function placesOf(hook: HookPlan): readonly { readonly matcher: string; readonly place: string }[] {
  return hook.scopes.map((scope) => {
    if (scope.kind === "frontmatter") {
      return { matcher: scope.matcher, place: `frontmatter of ${code(scope.agent)}` };
    }
    const place = scope.kind === "plugin" ? "plugin" : "settings";
    return { matcher: hook.matcher?.text ?? "", place };
  });
}

/** Where a hook is registered and with which matcher; the same matcher is said once. */
export function registrations({ plan, plugin }: DocumentedHook): readonly Registration[] {
  const places = [...placesOf(plan), ...(plugin === undefined ? [] : placesOf(plugin))];
  return [...Map.groupBy(places, ({ matcher }) => matcher)].map(([matcher, same]) => ({
    matcher: matcher === "" ? "none, it runs every time" : code(matcher),
    where: listing([...new Set(same.map(({ place }) => place))]),
  }));
}
