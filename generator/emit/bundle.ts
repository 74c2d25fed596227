/** All files of the bundle: emitters, hooks, format. */
import type { Frames } from "./hooks/hook-frame.ts";
import type { EmitContext } from "./emitter.ts";
import { EMITTERS } from "./emitters.ts";
import { hookScripts, hookSources, runtimeFiles } from "./hooks/hooks.ts";
import type { VirtualFile } from "./virtual-file.ts";

type Format = (files: readonly VirtualFile[]) => Promise<readonly VirtualFile[]>;

export async function emitBundle(
  context: EmitContext,
  /** Waits for the bundler, which works beside us. */
  bundled: () => Promise<Frames>,
  format: Format,
): Promise<readonly VirtualFile[]> {
  const { project, plugin } = context.plan;
  const readRuntime = (file: string): string => context.template(`runtime/${file}`);
  const printed = await format(EMITTERS.flatMap((emitter) => emitter.emit(context)));
  // All that can be done before the bundler is.
  const runtime = runtimeFiles(project, "claude", readRuntime);
  const sources = hookSources(project, "claude");
  const frames = await bundled();
  return [
    ...printed,
    ...runtime,
    ...sources(frames),
    ...hookScripts(project, "claude", frames, ".claude"),
    ...hookScripts(plugin, "plugin", frames),
  ].sort(byPath);
}

function byPath(a: VirtualFile, b: VirtualFile): number {
  if (a.path === b.path) throw new Error(`two emitters write ${a.path}`);
  return a.path < b.path ? -1 : 1;
}
