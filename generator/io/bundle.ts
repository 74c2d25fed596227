import { build, type Plugin } from "esbuild";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import type { Bundle } from "../pipeline.ts";
import { PACKAGE_ROOT } from "./readers.ts";

/**
 * Makes one self-contained script of every hook source: ES module, Node 18 or newer, no packages
 * needed beside it, runnable as it stands. All sources go through one run of the bundler, and the
 * bytes do not depend on where this program or its packages lie.
 */
export const bundle: Bundle = async (entries) => {
  if (entries.length === 0) return new Map();
  const sources = new Map(entries.map(({ path, source }) => [path, source]));
  const result = await build({
    entryPoints: entries.map(({ path }) => ({ in: path, out: path.replace(/\.ts$/u, "") })),
    plugins: [hookSources(sources), packages],
    absWorkingDir: PACKAGE_ROOT,
    outdir: OUT,
    outExtension: { ".js": ".mjs" },
    write: false,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node18",
    charset: "utf8",
    legalComments: "inline",
    banner: { js: "#!/usr/bin/env node" },
    // The settings of whoever runs this must not reach the hooks.
    tsconfigRaw: "{}",
    logLevel: "silent",
  });
  const root = join(PACKAGE_ROOT, OUT) + sep;
  return new Map(
    result.outputFiles.map(({ path, text }) => [
      path
        .slice(root.length)
        .split(sep)
        .join("/")
        .replace(/\.mjs$/u, ".ts"),
      text,
    ]),
  );
};

/** A folder for the bundler's bookkeeping; nothing is written there. */
const OUT = "bundled";

/** Hook sources from memory; what they import relatively lies in the templates folder. */
function hookSources(sources: ReadonlyMap<string, string>): Plugin {
  return {
    name: "hook-sources",
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === "entry-point" ? { path, namespace: "hook" } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: "hook" }, ({ path }) => ({
        contents: sources.get(path) ?? "",
        loader: "ts",
        resolveDir: join(PACKAGE_ROOT, "templates"),
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
    build.onResolve(
      { filter: /.*/ },
      async ({ path, kind, resolveDir, namespace, importer, pluginData }) => {
        if (kind === "entry-point" || pluginData === RESOLVED || path.startsWith("node:"))
          return undefined;
        const inPackage = namespace === "package";
        if (!inPackage && /^[./]/u.test(path)) return undefined;
        const folder = inPackage ? dirname(files.get(importer) ?? "") : resolveDir;
        const found = await build.resolve(path, { kind, resolveDir: folder, pluginData: RESOLVED });
        if (found.errors.length > 0 || found.external || !found.path.includes(NODE_MODULES))
          return found;
        const name = (found.path.split(NODE_MODULES).at(-1) ?? "").split(sep).join("/");
        files.set(name, found.path);
        return { path: name, namespace: "package", sideEffects: found.sideEffects };
      },
    );
    build.onLoad({ filter: /.*/, namespace: "package" }, async ({ path }) => {
      const file = files.get(path) ?? "";
      return {
        contents: await readFile(file, "utf8"),
        resolveDir: dirname(file),
        loader: loaderOf(path),
      };
    });
  },
};

/** Marks a request that this plugin has sent on itself. */
const RESOLVED = { resolved: true };

function loaderOf(path: string): "js" | "json" {
  return basename(path).endsWith(".json") ? "json" : "js";
}
