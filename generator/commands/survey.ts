import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { startOf } from "#ir/span";
import type { VirtualFile } from "../emit/virtual-file.ts";
import { compare, type Comparison } from "../io/compare.ts";
import { errorCode, reasonOf } from "../io/disk.ts";
import { MANIFEST } from "../io/manifest.ts";
import { shownBelow } from "./shown.ts";
import type { Context } from "./context.ts";

/** The bundle's folder beside what the spec makes, or the finding that it cannot be read. */
export type Survey = Comparison | { readonly fault: Diagnostic };

/** Compares the folder `out`; a folder that cannot be read is the user's matter, not a fault of ours. */
export function survey(context: Context, out: string, files: readonly VirtualFile[]): Survey {
  try {
    return compare(context.disk, out, files);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    const path = shownBelow(context.cwd, out, "");
    return { fault: report("out-unreadable", startOf(path), { path, reason: reasonOf(error) }) };
  }
}

/** Says when the old manifest cannot be relied on. */
export function manifestFindings(
  context: Context,
  out: string,
  { manifest }: Comparison,
): readonly Diagnostic[] {
  if (manifest === undefined || "entries" in manifest) return [];
  const path = shownBelow(context.cwd, out, MANIFEST);
  return [report("invalid-manifest", startOf(path), { path, reason: manifest.reason })];
}
