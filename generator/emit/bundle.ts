/** All files of the bundle: emitters, hooks, format. */
import type { Bundle } from "./hooks/hook-frame.ts";
import type { EmitContext } from "./emitter.ts";
import { EMITTERS } from "./emitters.ts";
import { hookFrames, hookScripts, hookSources } from "./hooks/hooks.ts";
import type { VirtualFile } from "./virtual-file.ts";

type Format = (files: readonly VirtualFile[]) => Promise<readonly VirtualFile[]>;

export async function emitBundle(
  context: EmitContext,
  bundle: Bundle,
  format: Format,
): Promise<readonly VirtualFile[]> {
  const { project, plugin } = context.plan;
  // The bundler works in processes of its own: let it run while the rest is printed.
  const bundling = bundle(hookFrames([...project.hooks, ...plugin.hooks]));
  const readRuntime = (file: string): string => context.template(`runtime/${file}`);
  const printed = await format(EMITTERS.flatMap((emitter) => emitter.emit(context)));
  const frames = await bundling;
  return [
    ...printed,
    ...hookSources(project, "claude", frames, readRuntime),
    ...hookScripts(project, "claude", frames, ".claude"),
    ...hookScripts(plugin, "plugin", frames),
  ].sort(byPath);
}

function byPath(a: VirtualFile, b: VirtualFile): number {
  if (a.path === b.path) throw new Error(`two emitters write ${a.path}`);
  return a.path < b.path ? -1 : 1;
}
