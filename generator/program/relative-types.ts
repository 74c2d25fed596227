/**
 * Completes the descriptions that `tsc -p generator/program` has put into `dist/types` for the
 * package. The names behind `#` lead to sources in a checkout; in the package every import is a
 * relative one, and only what the package's entry leads to is kept.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { PACKAGE_ROOT } from "../io/readers.ts";

const TYPES = join(PACKAGE_ROOT, "dist/types");
const SPECIFIER = /\b(from |import\()"(#[\w-]+\/|\.[^"]*\/)([^"]+)"/gu;

const { imports } = JSON.parse(readFileSync(join(PACKAGE_ROOT, "package.json"), "utf8")) as {
  readonly imports: Readonly<Record<string, string>>;
};
const files = readdirSync(TYPES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
for (const file of files) writeFileSync(file, withRelativeImports(file));
const described = typesBehind(join(TYPES, "generator/pipeline.d.ts"));
for (const file of files) if (!described.has(file)) rmSync(file);

function withRelativeImports(file: string): string {
  return readFileSync(file, "utf8").replace(
    SPECIFIER,
    (whole: string, keyword: string, folder: string, name: string) => {
      const target = imports[`${folder}*`];
      // In descriptions the compiler leaves the endings of the sources.
      if (target === undefined) return whole.replace(/\.ts"$/u, '.js"');
      const path = relative(dirname(file), join(TYPES, target.replace("*", name)));
      const below = path.startsWith(".") ? path : `./${path}`;
      return `${keyword}"${below.replaceAll("\\", "/").replace(/\.ts$/u, ".js")}"`;
    },
  );
}

function typesBehind(entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const file of found) {
    for (const [, , folder = "", name = ""] of readFileSync(file, "utf8").matchAll(SPECIFIER)) {
      found.add(resolve(dirname(file), folder + name.replace(/\.[jt]s$/u, ".d.ts")));
    }
  }
  return found;
}
