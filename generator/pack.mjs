// Completes what `tsc -p tsconfig.pack.json` has put into dist/ for the package, or takes it away.
// The names behind `#` lead to sources in a checkout; in the package every import is a relative one.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const dist = join(root, "dist");
const { imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const SPECIFIER = /\b(from |import\(|import )"(#[\w-]+\/|\.[^"]*\/)([^"]+)"/g;

if (process.argv.includes("--remove")) {
  rmSync(dist, { recursive: true, force: true });
} else {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) writeFileSync(file, relativeImports(file));
  const described = typesBehind(join(dist, "generator/pipeline.d.ts"));
  for (const file of files) if (file.endsWith(".d.ts") && !described.has(file)) rmSync(file);
}

/** @param {string} file */
function relativeImports(file) {
  return readFileSync(file, "utf8").replace(SPECIFIER, (whole, keyword, folder, name) => {
    const target = imports[`${folder}*`];
    // In descriptions the compiler leaves the endings of the sources.
    if (target === undefined) return whole.replace(/\.ts"$/, '.js"');
    const path = relative(dirname(file), join(dist, target.replace("*", name)));
    const below = path.startsWith(".") ? path : `./${path}`;
    return `${keyword}"${below.replaceAll("\\", "/").replace(/\.ts$/, ".js")}"`;
  });
}

/**
 * Type files that the package's entry leads to; the others describe nothing that anybody imports.
 * @param {string} entry
 */
function typesBehind(entry) {
  const found = new Set([entry]);
  for (const file of found) {
    for (const [, , folder = "", name = ""] of readFileSync(file, "utf8").matchAll(SPECIFIER)) {
      found.add(resolve(dirname(file), folder + name.replace(/\.[jt]s$/, ".d.ts")));
    }
  }
  return found;
}
