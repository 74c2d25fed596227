import { dirname, join, relative, sep } from "node:path";
import type { Disk } from "./disk.ts";
import { PACKAGE_ROOT } from "./readers.ts";

/** File name of the schema of the spec language. */
const SCHEMA = "enforcement.schema.json";

/**
 * How an editor reaches the schema from a spec in `folder`: the copy in the package that is installed
 * above it, which an upgrade keeps current; `undefined` = this program is not installed there.
 */
export function installedSchema(disk: Disk, folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, "node_modules", packageName(disk), "spec", SCHEMA);
    if (disk.existsSync(path)) return relative(folder, path).split(sep).join("/");
    if (dirname(at) === at) return undefined;
  }
}

/** The schema's text, for a copy beside the spec. */
export function schemaText(disk: Disk): string {
  return disk.readFileSync(join(PACKAGE_ROOT, "spec", SCHEMA), "utf8");
}

export const SCHEMA_COPY = SCHEMA;

function packageName(disk: Disk): string {
  // Our own file: that it has a name is not in question.
  const own = JSON.parse(disk.readFileSync(join(PACKAGE_ROOT, "package.json"), "utf8")) as {
    readonly name: string;
  };
  return own.name;
}
