/** Hook files: the source to read, and the single file that runs. */
import type { HookPlan, TargetPlan } from "#plan/plan";
import type { RuntimeClosure } from "../../hook-runtime/closure.ts";
import { partsOf } from "../../hook-runtime/needs.ts";
import type { VirtualFile } from "../virtual-file.ts";
import {
  type BundledFrame,
  frameName,
  type Frames,
  type HookFrame,
  hookFrame,
} from "./hook-frame.ts";
import { hookScript, hookSource } from "./hook-source.ts";

/** The frames that hooks need, each once. */
export function hookFrames(hooks: readonly HookPlan[]): readonly HookFrame[] {
  const rules = new Map(hooks.map(({ rule }) => [frameName(rule), rule]));
  return [...rules.values()].map(hookFrame);
}

/** The scripts; `place` is the folder in an account that they are copied to. */
export function hookScripts(
  { hooks }: TargetPlan,
  folder: string,
  frames: Frames,
  place?: string,
): readonly VirtualFile[] {
  return hooks.map((plan) => ({
    path: `${folder}/hooks/${plan.id}.mjs`,
    content: hookScript(plan, frameOf(plan, frames).script),
    kind: "hook",
    executable: true,
    ...(place === undefined ? {} : { place: `${place}/hooks/${plan.handler.file}` }),
    because: [plan.span],
  }));
}

/** The sources, all but done; the runtime files that they import lie beside them. */
export function hookSources(
  { hooks }: TargetPlan,
  folder: string,
): (frames: Frames) => readonly VirtualFile[] {
  const sources = hooks.map((plan) => ({ plan, fill: hookSource(plan) }));
  return (frames) =>
    sources.map(({ plan, fill }) => ({
      path: `${folder}/hooks/${plan.id}.ts`,
      content: fill(frameOf(plan, frames).source),
      kind: "hook-source",
      executable: false,
      because: [plan.span],
    }));
}

/** The runtime files that the sources import. */
export function runtimeFiles(
  { hooks }: TargetPlan,
  folder: string,
  runtime: RuntimeClosure,
): readonly VirtualFile[] {
  const parts = hooks.flatMap(({ rule }) => partsOf(rule).map(({ file }) => file));
  const because = hooks.map(({ span }) => span);
  return [...runtime(parts)].map(([file, content]) => ({
    path: `${folder}/hooks/runtime/${file}`,
    content,
    kind: "runtime",
    executable: false,
    because,
  }));
}

function frameOf({ id, rule }: HookPlan, frames: Frames): BundledFrame {
  const frame = frames.get(frameName(rule));
  if (frame === undefined) throw new Error(`the bundler gave nothing for ${id}`);
  return frame;
}
