/** Hook files: the source to read, and the single file that runs. */
import type { HookPlan, TargetPlan } from "#plan/plan";
import { runtimeClosure } from "../../hook-runtime/closure.ts";
import { partsOf } from "../../hook-runtime/needs.ts";
import type { VirtualFile } from "../virtual-file.ts";
import { hookSource } from "./hook-source.ts";

/** A hook's source before bundling; `path` is the source's place in the bundle. */
export interface HookEntry {
  readonly plan: HookPlan;
  readonly path: string;
  readonly source: string;
}

export function hookEntries(target: TargetPlan, folder: string): readonly HookEntry[] {
  return target.hooks.map((plan) => ({
    plan,
    path: `${folder}/hooks/${plan.id}.ts`,
    source: hookSource(plan),
  }));
}

/** The scripts; `place` is the folder in an account that they are copied to. */
export function hookScripts(
  entries: readonly HookEntry[],
  bundles: ReadonlyMap<string, string>,
  place?: string,
): readonly VirtualFile[] {
  return entries.map(({ plan, path }) => {
    const content = bundles.get(path);
    if (content === undefined) throw new Error(`the bundler gave nothing for ${path}`);
    return {
      path: path.replace(/\.ts$/, ".mjs"),
      content,
      kind: "hook",
      executable: true,
      ...(place === undefined ? {} : { place: `${place}/hooks/${plan.handler.file}` }),
      because: [plan.span],
    };
  });
}

/** The sources, with the runtime files that they import beside them. */
export function hookSources(
  entries: readonly HookEntry[],
  folder: string,
  readRuntime: (file: string) => string,
): readonly VirtualFile[] {
  const parts = entries.flatMap(({ plan }) => partsOf(plan.rule).map(({ file }) => file));
  const because = entries.map(({ plan }) => plan.span);
  return [
    ...entries.map(({ plan, path, source }): VirtualFile => ({
      path,
      content: source,
      kind: "hook-source",
      executable: false,
      because: [plan.span],
    })),
    ...[...runtimeClosure(parts, readRuntime)].map(([file, content]): VirtualFile => ({
      path: `${folder}/hooks/runtime/${file}`,
      content,
      kind: "runtime",
      executable: false,
      because,
    })),
  ];
}
