/**
 * Builds the program into `dist/`: a few scripts instead of a thousand modules, with the schema and
 * the templates compiled. npm runs this after an installation and before packing. `bin.mjs` starts
 * what stands there as long as the sources have not changed since.
 */
import * as fs from "node:fs";
import { join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { PACKAGE_ROOT } from "../io/readers.ts";
import { readSchema } from "../io/read-schema.ts";
import { builtTemplates } from "./built-templates.ts";
import { builtValidator } from "./built-validator.ts";
import { recordInputs } from "./freshness.mjs";
import { licences } from "./licences.ts";

const DIST = join(PACKAGE_ROOT, "dist");

/** What is started or imported by name; `siblingModule` looks for the processes beside itself. */
const ENTRIES = {
  cli: "generator/cli.ts",
  pipeline: "generator/pipeline.ts",
  "bundle-process": "generator/io/bundle-process.ts",
  launcher: "generator/verify/client/launcher.ts",
};

/** Packages that every run of `build` and `check` loads; all others are found where npm put them. */
const TAKEN_IN =
  /^(?:yaml|handlebars\/runtime\.js|prettier\/doc|mdast-util-from-markdown|picomatch|fastest-levenshtein|ajv\/dist\/runtime\/.*)$/u;

const SCHEMA = "spec/enforcement.schema.json";
const TEMPLATES = "templates";

const TEMPLATE_FILES = templateFiles();

/** Sources that a compiled form takes the place of, and the files it is made from. */
const STAND_INS: Readonly<
  Record<string, { readonly from: readonly string[]; readonly make: () => string }>
> = {
  "render/handlebars.ts": {
    from: TEMPLATE_FILES.map((path) => `${TEMPLATES}/${path}`),
    make: () => builtTemplates(TEMPLATE_FILES.map((path) => ({ path, text: template(path) }))),
  },
  "validate/conforms.ts": { from: [SCHEMA], make: () => builtValidator(readSchema(fs)) },
};

const began = Date.now();
const { metafile, outputFiles } = await build({
  absWorkingDir: PACKAGE_ROOT,
  entryPoints: ENTRIES,
  outdir: DIST,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node22",
  legalComments: "none",
  // Smaller, and still with every name, so that a stack can be read.
  minifyWhitespace: true,
  lineLimit: 200,
  metafile: true,
  write: false,
  logLevel: "warning",
  // Packages in the older module form ask for Node's own modules through `require`.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  plugins: [standIns(), packages()],
});
fs.mkdirSync(DIST, { recursive: true });
for (const { path, contents } of outputFiles) place(path, contents);
place(join(DIST, "LICENSES.txt"), Buffer.from(licences(packagesIn(metafile))));
removeOld(new Set(outputFiles.map(({ path }) => path)));
recordInputs(PACKAGE_ROOT, inputs(metafile), began, Object.keys(metafile.outputs));

/** In one step, and only when it changes something: the program may be running. */
function place(path: string, contents: Uint8Array): void {
  if (fs.existsSync(path) && fs.readFileSync(path).equals(contents)) return;
  const beside = `${path}.${process.pid}`;
  fs.writeFileSync(beside, contents);
  fs.renameSync(beside, path);
}

/** Scripts of earlier builds. */
function removeOld(current: ReadonlySet<string>): void {
  for (const name of fs.readdirSync(DIST)) {
    const path = join(DIST, name);
    if (name.endsWith(".js") && !current.has(path)) fs.rmSync(path);
  }
}

function templateFiles(): readonly string[] {
  return fs
    .readdirSync(join(PACKAGE_ROOT, TEMPLATES), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".hbs"))
    .sort();
}

function template(path: string): string {
  return fs.readFileSync(join(PACKAGE_ROOT, TEMPLATES, path), "utf8");
}

function standIns(): Plugin {
  return {
    name: "stand-ins",
    setup(esbuild) {
      esbuild.onLoad({ filter: /generator.(?:render|validate).\w+\.ts$/ }, ({ path }) => {
        const name = path.replaceAll("\\", "/").replace(/.*\/generator\//u, "");
        const contents = STAND_INS[name]?.make();
        return contents === undefined ? undefined : { contents, loader: "js" };
      });
    },
  };
}

function packages(): Plugin {
  return {
    name: "packages",
    setup(esbuild) {
      esbuild.onResolve({ filter: /^[^.#/]/ }, ({ path, importer, kind }) => {
        const ours = !importer.includes("node_modules");
        const external = kind !== "entry-point" && ours && !TAKEN_IN.test(path);
        return external ? { path, external } : undefined;
      });
    },
  };
}

function inputs({ inputs: all }: Metafile): readonly string[] {
  const sources = Object.keys(all).filter((path) => !path.startsWith("node_modules/"));
  const made = Object.values(STAND_INS).flatMap(({ from }) => from);
  return [...sources, ...made, "package-lock.json"];
}

/** Folders of the packages whose code is in the program. */
function packagesIn({ inputs: all }: Metafile): readonly string[] {
  const folders = Object.keys(all).flatMap((path) => {
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(path)?.[0];
    return folder === undefined ? [] : [join(PACKAGE_ROOT, folder)];
  });
  return [...new Set(folders)].sort();
}
