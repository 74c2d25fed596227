import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { startOf } from "#ir/span";
import { type Comparison, isByHand, type Item } from "../io/compare.ts";
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
export function planBuild(
  { items }: Comparison,
  force: boolean,
  show: (path: string) => string,
): BuildPlan {
  const write = items.flatMap(({ state, file }) => (file && state !== "same" ? [file] : []));
  const remove = items.filter(({ state }) => state === "orphan").map(({ path }) => path);
  return {
    write,
    remove,
    unchanged: items.filter(({ state }) => state === "same").map(({ path }) => path),
    diagnostics: items.flatMap((item) => objections(item, force, show(item.path))),
  };
}

function objections(item: Item, force: boolean, path: string): readonly Diagnostic[] {
  switch (item.state) {
    case "same":
    case "missing":
    case "changed":
    case "mode":
      return [];
    case "stray":
      return [report("stray-output", startOf(path), { path })];
    case "blocked":
      return [blocked(item, path)];
    case "orphan":
      return item.found.kind === "file" ? edited(item, force, path) : [blocked(item, path)];
    case "edited":
      return edited(item, force, path);
  }
}

function edited(item: Item, force: boolean, path: string): readonly Diagnostic[] {
  if (force || !isByHand(item)) return [];
  const code = item.entry === undefined ? "foreign-output" : "edited-output";
  return [report(code, startOf(path), { path })];
}

function blocked({ found }: Item, path: string): Diagnostic {
  return found.kind === "link"
    ? report("linked-output", startOf(path), { path, target: found.target })
    : report(
        "foreign-output",
        startOf(path),
        { path },
        { help: "Move it away, then build again." },
      );
}
