/** All files of the bundle: emitters, hooks, format. */
import type { RuntimeClosure } from "../hook-runtime/closure.ts";
import type { Frames } from "./hooks/hook-frame.ts";
import type { EmitContext } from "./emitter.ts";
import { EMITTERS } from "./emitters.ts";
import { hookScripts, hookSources, runtimeFiles } from "./hooks/hooks.ts";
import type { VirtualFile } from "./virtual-file.ts";

type Format = (files: readonly VirtualFile[]) => Promise<readonly VirtualFile[]>;

/** What hooks are made of beside the plan. */
interface HookSupplies {
  readonly runtime: RuntimeClosure;
  /** Waits for the bundler, which works beside us. */
  readonly bundled: () => Promise<Frames>;
}

export async function emitBundle(
  context: EmitContext,
  { runtime, bundled }: HookSupplies,
  format: Format,
): Promise<readonly VirtualFile[]> {
  const { project, plugin } = context.plan;
  const printed = await format(EMITTERS.flatMap((emitter) => emitter.emit(context)));
  // All that can be done before the bundler is.
  const copies = runtimeFiles(project, "claude", runtime);
  const sources = hookSources(project, "claude");
  const frames = await bundled();
  return [
    ...printed,
    ...copies,
    ...sources(frames),
    ...hookScripts(project, "claude", frames, ".claude"),
    ...hookScripts(plugin, "plugin", frames),
  ].sort(byPath);
}

function byPath(a: VirtualFile, b: VirtualFile): number {
  if (a.path === b.path) throw new Error(`two emitters write ${a.path}`);
  return a.path < b.path ? -1 : 1;
}
