import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { inOrder } from "#diagnostics/in-order";
import { startOf } from "#ir/span";
import { type Comparison, isByHand, type Item } from "../io/compare.ts";
import { unknownIn } from "./survey.ts";
import type { Changes } from "../io/write-bundle.ts";

/** What a build does to the folder, and what it will not touch. */
export interface BuildPlan extends Changes {
  /** Paths that are right already. */
  readonly unchanged: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Decides per file. What the last build wrote may be replaced or removed; what a person has put or
 * changed there may not, unless `force` says so; links never.
 */
export function planBuild(comparison: Comparison, force: boolean, show: Show): BuildPlan {
  const { items } = comparison;
  // They are told together, as one finding about the manifest.
  const unknown = unknownIn(comparison);
  const write = items.flatMap(({ state, file }) => (file && state !== "same" ? [file] : []));
  const remove = items.filter(({ state }) => state === "orphan").map(({ path }) => path);
  return {
    write,
    remove,
    unchanged: items.filter(({ state }) => state === "same").map(({ path }) => path),
    diagnostics: inOrder(
      items.flatMap((item) => (unknown.has(item.path) ? [] : objections(item, force, show))),
    ),
  };
}

type Show = (path: string) => string;

function objections(item: Item, force: boolean, show: Show): readonly Diagnostic[] {
  const path = show(item.path);
  switch (item.state) {
    case "same":
    case "missing":
    case "changed":
    case "mode":
      return [];
    case "stray":
      return [report("stray-output", startOf(path), { path })];
    case "blocked":
      return [blocked(item, show)];
    case "orphan":
      return item.found.kind === "file" ? edited(item, force, path) : [blocked(item, show)];
    case "edited":
      return edited(item, force, path);
  }
}

function edited(item: Item, force: boolean, path: string): readonly Diagnostic[] {
  if (force || !isByHand(item)) return [];
  const code = item.entry === undefined ? "foreign-output" : "edited-output";
  return [report(code, startOf(path), { path })];
}

function blocked({ path, found }: Item, show: Show): Diagnostic {
  if (found.kind === "link") {
    const { at, target } = found;
    return report("linked-output", startOf(show(at)), { path: show(at), target });
  }
  const help = "Move it away, then build again.";
  return report("foreign-output", startOf(show(path)), { path: show(path) }, { help });
}
