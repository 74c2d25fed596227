import type { HookPlan } from "#plan/plan";
import { listing } from "../../describe/listing.ts";
import { code, fewCodes } from "../../render/markdown.ts";
import type { DocumentedHook } from "./all-hooks.ts";

/** One matcher text and all the places that register the hook with it. */
export interface Registration {
  readonly matcher: string;
  readonly where: string;
}

/** A settings file, or an agent's frontmatter. */
interface Place {
  readonly matcher: string;
  readonly place?: string;
  readonly agent?: string;
}

function placesOf(hook: HookPlan): readonly Place[] {
  return hook.scopes.map((scope) => {
    if (scope.kind === "frontmatter") {
      return { matcher: scope.matcher, agent: scope.agent };
    }
    const place = scope.kind === "plugin" ? "plugin" : "settings";
    return { matcher: hook.matcher?.text ?? "", place };
  });
}

function whereWords(same: readonly Place[]): readonly string[] {
  const agents = same.flatMap(({ agent }) => agent ?? []);
  const places = [...new Set(same.flatMap(({ place }) => place ?? []))];
  return [...places, ...(agents.length === 0 ? [] : [`frontmatter of ${fewCodes(agents)}`])];
}

/** Where a hook is registered and with which matcher; the same matcher is said once. */
export function registrations({ plan, plugin }: DocumentedHook): readonly Registration[] {
  const places = [...placesOf(plan), ...(plugin === undefined ? [] : placesOf(plugin))];
  return [...Map.groupBy(places, ({ matcher }) => matcher)].map(([matcher, same]) => ({
    matcher: matcher === "" ? "none, it runs every time" : code(matcher),
    where: listing(whereWords(same)),
  }));
}
