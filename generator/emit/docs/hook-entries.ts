import type { EmitContext } from "../emitter.ts";
import { cell, code, codes, prose, sentence } from "../../render/markdown.ts";
import { allHooks } from "./all-hooks.ts";
import { hookEntry, type HookEntry } from "./hook-entry.ts";

/** Somebody else's hook, with what of ours runs beside it. */
export interface ExternalEntry {
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
}

export function hookEntries({ project, plan }: EmitContext): HookEntries {
  const hooks = allHooks(plan);
  const external = project.external.map((theirs): ExternalEntry => {
    const beside = hooks
      .filter(({ plan: ours }) => ours.event === theirs.event && sharesTool(ours, theirs.tools))
      .map(({ plan: ours }) => ours.id);
    return {
      id: code(theirs.name),
      does: cell(sentence(prose(theirs.does))),
      event: code(theirs.event),
      tools: cell(theirs.tools.length === 0 ? "every time" : codes(theirs.tools)),
      command: cell(code(theirs.command)),
      beside: beside.length === 0 ? "none" : codes(beside),
    };
  });
  return { hooks: hooks.map((hook) => hookEntry(project, hook)), external };
}

function sharesTool(
  ours: { readonly matcher?: { readonly covers: readonly string[] } },
  tools: readonly string[],
): boolean {
  const covered = ours.matcher?.covers ?? [];
  return tools.length === 0 || covered.length === 0 || tools.some((tool) => covered.includes(tool));
}
