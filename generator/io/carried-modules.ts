/** Bundler plugin: modules named `*.lazy.ts` come into a script as text, compiled when called. */
import { build, type BuildOptions, type Plugin } from "esbuild";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";

const LAZY = /\.lazy\.ts$/;
const EXPORTED = /^export (?:async )?(\w+) (\w+)/gmu;

/**
 * In place of a lazy module stands one that has a function for each of its functions, all that it may
 * export, and calls `carried.ts` in the folder `runtime`. `options` are those of the script around it.
 */
export function carriedModules(runtime: string, options: BuildOptions): Plugin {
  return {
    name: "carried-modules",
    setup(outer) {
      outer.onLoad({ filter: LAZY, namespace: "file" }, async ({ path }) => ({
        contents: await standIn(path, options),
        loader: "js",
        resolveDir: runtime,
      }));
    },
  };
}

async function standIn(path: string, options: BuildOptions): Promise<string> {
  const name = basename(path);
  const [code, functions] = await Promise.all([bundled(path, options), exportsOf(path)]);
  return [
    `import { carried } from "./carried.ts";`,
    `const load = carried(${JSON.stringify(code)}, ${JSON.stringify(name)});`,
    ...functions.map((one) => `export const ${one} = (...values) => load().${one}(...values);`),
  ].join("\n");
}

/** The module and all it needs as one text that sets `module.exports`. */
async function bundled(path: string, options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    ...options,
    entryPoints: [path],
    format: "cjs",
    banner: {},
    lineLimit: 0,
  });
  return outputFiles[0]?.text ?? "";
}

async function exportsOf(path: string): Promise<readonly string[]> {
  const exported = [...(await readFile(path, "utf8")).matchAll(EXPORTED)];
  const other = exported.find(([, what]) => what !== "function" && what !== "type");
  if (other !== undefined) throw new Error(`${path} may export functions only, not ${other[2]}`);
  return exported.flatMap(([, what, name]) => (what === "function" ? [name ?? ""] : []));
}
