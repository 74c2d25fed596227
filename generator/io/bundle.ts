import {
  build,
  type BuildOptions,
  type OnResolveArgs,
  type OnResolveResult,
  type Plugin,
} from "esbuild";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Frames, HookFrame } from "../emit/hooks/hook-frame.ts";
import { type ModuleShape, printModule } from "../render/typescript.ts";
import { carriedModules } from "./carried-modules.ts";
import { PACKAGE_ROOT } from "./readers.ts";

/** Prints frames and bundles them, in this process and the bundler's. */
export async function bundle(frames: readonly HookFrame[]): Promise<Frames> {
  const bundling = bundleSources(
    frames.map(({ name, module }) => ({ name, source: text(module) })),
  );
  const sources = new Map<string, string>();
  for (const { name, module } of frames) {
    sources.set(name, printModule(module));
    // The bundler asks for files meanwhile.
    await setImmediate();
  }
  const scripts = await bundling;
  return new Map(
    [...sources].map(([name, source]) => [name, { source, script: scripts.get(name) ?? "" }]),
  );
}

/** The same program as printed, without its layout: the bundler need not wait for the printer. */
function text({ imports, statements }: ModuleShape): string {
  const lines = imports.map(
    ({ from, names }) => `import { ${names.join(", ")} } from ${JSON.stringify(from)};`,
  );
  return [...lines, ...statements].join("\n");
}

/**
 * Makes one self-contained script of every source: ES module, Node 18 or newer, no packages needed
 * beside it, runnable as it stands. All sources go through one run of the bundler, and the bytes do
 * not depend on where this program or its packages lie. `readable` keeps names and layout.
 */
export async function bundleSources(
  entries: readonly { readonly name: string; readonly source: string }[],
  readable = false,
): Promise<ReadonlyMap<string, string>> {
  if (entries.length === 0) return new Map();
  const sources = new Map(entries.map(({ name, source }) => [name, source]));
  // Asking for names takes as long as bundling; without them no name is printed.
  const names = readable ? [packages] : [];
  const options = { ...OPTIONS, minify: !readable, plugins: names };
  const { outputFiles = [] } = await build({
    ...options,
    entryPoints: entries.map(({ name }, at) => ({ in: ENTRY + name, out: String(at) })),
    plugins: [hookSources(sources), carriedModules(RUNTIME, options), ...names],
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [basename(path, ".mjs"), text]));
  return new Map(entries.map(({ name }, at) => [name, scripts.get(String(at)) ?? ""]));
}

const TEMPLATES = join(PACKAGE_ROOT, "templates");
const RUNTIME = join(TEMPLATES, "runtime");

/** For the bundler's bookkeeping; nothing is written there. */
const OUT = join(PACKAGE_ROOT, "bundled");

const OPTIONS: BuildOptions = {
  absWorkingDir: PACKAGE_ROOT,
  outdir: OUT,
  outExtension: { ".js": ".mjs" },
  write: false,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node18",
  // Minified and one byte a character: what a hook costs is mostly reading its own script.
  charset: "ascii",
  // So that a difference can be shown.
  lineLimit: 120,
  legalComments: "inline",
  banner: { js: "#!/usr/bin/env node" },
  // The settings of whoever runs this must not reach the hooks.
  tsconfigRaw: "{}",
  logLevel: "silent",
};

/** Marks the names of hook sources, so that the bundler asks back about nothing else. */
const ENTRY = "hook:";

/** Hook sources from memory; what they import relatively lies in the templates folder. */
function hookSources(sources: ReadonlyMap<string, string>): Plugin {
  return {
    name: "hook-sources",
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${ENTRY}`) }, ({ path }) => ({
        path: path.slice(ENTRY.length),
        namespace: "hook",
      }));
      build.onLoad({ filter: /.*/, namespace: "hook" }, ({ path }) => ({
        contents: sources.get(path) ?? "",
        loader: "ts",
        resolveDir: TEMPLATES,
      }));
    },
  };
}

const NODE_MODULES = `${sep}node_modules${sep}`;

/**
 * Names package files by their package (`unbash/dist/index.js`), not by the folder that an installer
 * put them in: the bundler prints these names as comments.
 */
const packages: Plugin = {
  name: "packages",
  setup(build) {
    const files = new Map<string, string>();
    const resolve = async (
      { path, kind, pluginData }: OnResolveArgs,
      resolveDir: string,
    ): Promise<OnResolveResult | undefined> => {
      if (pluginData === RESOLVED || path.startsWith("node:")) return undefined;
      const found = await build.resolve(path, { kind, resolveDir, pluginData: RESOLVED });
      if (found.errors.length > 0 || !found.path.includes(NODE_MODULES)) return found;
      const name = (found.path.split(NODE_MODULES).at(-1) ?? "").split(sep).join("/");
      files.set(name, found.path);
      return { path: name, namespace: "package", sideEffects: found.sideEffects };
    };
    build.onResolve({ filter: /^[^./]/ }, (asked) => resolve(asked, asked.resolveDir));
    build.onResolve({ filter: /^\./, namespace: "package" }, (asked) =>
      resolve(asked, dirname(files.get(asked.importer) ?? "")),
    );
    build.onLoad({ filter: /.*/, namespace: "package" }, async ({ path }) => {
      const file = files.get(path) ?? "";
      const loader = path.endsWith(".json") ? "json" : "js";
      return { contents: await readFile(file, "utf8"), resolveDir: dirname(file), loader };
    });
  },
};

/** Marks a request that this plugin has sent on itself. */
const RESOLVED = { resolved: true };
