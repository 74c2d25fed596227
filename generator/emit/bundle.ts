/** All files of the bundle: emitters, hooks, format. */
import type { Bundle } from "../pipeline.ts";
import type { EmitContext } from "./emitter.ts";
import { EMITTERS } from "./emitters.ts";
import { type HookEntry, hookEntries, hookScripts, hookSources } from "./hooks/hooks.ts";
import type { VirtualFile } from "./virtual-file.ts";

type Format = (files: readonly VirtualFile[]) => Promise<readonly VirtualFile[]>;

export async function emitBundle(
  context: EmitContext,
  bundle: Bundle,
  format: Format,
): Promise<readonly VirtualFile[]> {
  const { plan } = context;
  const claude = hookEntries(plan.project, "claude");
  const plugin = hookEntries(plan.plugin, "plugin");
  // The bundler works in a process of its own: let it run while the rest is printed.
  const bundling = bundle([...claude, ...plugin].map(({ path, source }) => ({ path, source })));
  const readRuntime = (file: string): string => context.template(`runtime/${file}`);
  const [scripts, printed] = await Promise.all([
    bundling,
    format([
      ...EMITTERS.flatMap((emitter) => emitter.emit(context)),
      ...hookSources(claude, "claude", readRuntime),
    ]),
  ]);
  return [...printed, ...allScripts(claude, plugin, scripts)].sort(byPath);
}

function allScripts(
  claude: readonly HookEntry[],
  plugin: readonly HookEntry[],
  bundles: ReadonlyMap<string, string>,
): readonly VirtualFile[] {
  return [...hookScripts(claude, bundles, ".claude"), ...hookScripts(plugin, bundles)];
}

function byPath(a: VirtualFile, b: VirtualFile): number {
  if (a.path === b.path) throw new Error(`two emitters write ${a.path}`);
  return a.path < b.path ? -1 : 1;
}
