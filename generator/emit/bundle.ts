/** All files of the bundle: emitters, hooks, format. */
import type { Bundle } from "../pipeline.ts";
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
  const frames = hookFrames([...project.hooks, ...plugin.hooks]);
  // The bundler works in a process of its own: let it run while the rest is printed.
  const bundling = bundle(frames);
  const sources = new Map(frames.map(({ name, source }) => [name, source]));
  const readRuntime = (file: string): string => context.template(`runtime/${file}`);
  const printed = await format(EMITTERS.flatMap((emitter) => emitter.emit(context)));
  const scripts = await bundling;
  return [
    ...printed,
    ...hookSources(project, "claude", sources, readRuntime),
    ...hookScripts(project, "claude", scripts, ".claude"),
    ...hookScripts(plugin, "plugin", scripts),
  ].sort(byPath);
}

function byPath(a: VirtualFile, b: VirtualFile): number {
  if (a.path === b.path) throw new Error(`two emitters write ${a.path}`);
  return a.path < b.path ? -1 : 1;
}
