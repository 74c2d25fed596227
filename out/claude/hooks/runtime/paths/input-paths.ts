/** The paths that a call names in its input. */
import type { Call } from "../call.ts";
import { CannotTell } from "../cannot-tell.ts";
import { field } from "../json-object.ts";

/** Tools that write the one file they name: without a path they cannot be judged. */
const fileTools = new Set(["Write", "Edit", "MultiEdit", "NotebookEdit"]);

/**
 * Paths in the listed fields, in order; a field holds one path or a list of them. Throws
 * {@link CannotTell} for a field of another shape, and for a file-writing tool that names no path:
 * a guard must not let through what it could not see.
 */
export function inputPaths(call: Call, fields: readonly string[]): readonly string[] {
  const paths = fields.flatMap((name) => pathsIn(name, field(call.input, name)));
  if (paths.length === 0 && fileTools.has(call.tool)) {
    throw new CannotTell(`the call of ${call.tool} names no path`);
  }
  return paths;
}

function pathsIn(name: string, value: unknown): readonly string[] {
  if (value === undefined || value === null || value === "") return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((item) => {
    if (typeof item === "string") return item;
    throw new CannotTell(`the field "${name}" holds something other than a path`);
  });
}
