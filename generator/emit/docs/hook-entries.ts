import type { ExternalHook } from "#ir/project";
import type { HookPlan } from "#plan/plan";
import type { EmitContext } from "../emitter.ts";
import { cell, code, codes, prose, sentence } from "../../render/markdown.ts";
import { allHooks } from "./all-hooks.ts";
import { hookEntry, type HookEntry } from "./hook-entry.ts";

/** Somebody else's hook, with what of ours runs beside it. */
interface ExternalEntry {
  readonly id: string;
  readonly does: string;
  readonly event: string;
  readonly tools: string;
  readonly command: string;
  readonly beside: string;
}

/** The view of the partials `hook-entries` and `external-entries`. */
export interface HookEntries {
  readonly hooks: readonly HookEntry[];
  readonly external: readonly ExternalEntry[];
  /** Some of them are registered from here. */
  readonly carried: boolean;
}

export function hookEntries({ project, plan }: EmitContext): HookEntries {
  const hooks = allHooks(plan);
  return {
    hooks: hooks.map((hook) =>
      hookEntry(
        project,
        hook,
        project.external.filter((theirs) => meet(hook.plan, theirs)).map(({ name }) => name),
      ),
    ),
    external: project.external.map((theirs) =>
      externalEntry(
        theirs,
        hooks.filter(({ plan: ours }) => meet(ours, theirs)).map(({ plan: ours }) => ours.id),
      ),
    ),
    carried: project.external.some(({ carry }) => carry !== undefined),
  };
}

function externalEntry(theirs: ExternalHook, beside: readonly string[]): ExternalEntry {
  return {
    id: code(theirs.name),
    does: cell(sentence(prose(theirs.does))),
    event: code(theirs.event),
    tools: cell(theirs.tools.length === 0 ? "every time" : codes(theirs.tools)),
    command: cell(code(theirs.command)),
    beside: beside.length === 0 ? "none" : codes(beside),
  };
}

/** Whether both fire on one and the same call. */
function meet(ours: HookPlan, theirs: ExternalHook): boolean {
  const covered = ours.matcher?.covers ?? [];
  return (
    ours.event === theirs.event &&
    (theirs.tools.length === 0 ||
      covered.length === 0 ||
      theirs.tools.some((tool) => covered.includes(tool)))
  );
}
