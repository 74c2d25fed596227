import { join } from "node:path";
import type { Schema } from "../validate/schema.ts";
import type { Disk } from "./disk.ts";
import { PACKAGE_ROOT } from "./readers.ts";

/** The schema of the spec language, from this program's own files. */
export function readSchema(disk: Disk): Schema {
  const path = join(PACKAGE_ROOT, "spec/enforcement.schema.json");
  // Our own file: that it is an object is not in question.
  return JSON.parse(disk.readFileSync(path, "utf8")) as Schema;
}
