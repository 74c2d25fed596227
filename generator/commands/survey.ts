import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { startOf } from "#ir/span";
import type { VirtualFile } from "../emit/virtual-file.ts";
import { compare, type Comparison, isByHand } from "../io/compare.ts";
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

/** Says when the old manifest cannot be relied on, and which files cannot be replaced without it. */
export function manifestFindings(
  context: Context,
  out: string,
  comparison: Comparison,
  force = false,
): readonly Diagnostic[] {
  const { manifest } = comparison;
  if (manifest === undefined || "entries" in manifest) return [];
  const path = shownBelow(context.cwd, out, MANIFEST);
  const { reason } = manifest;
  const files = force ? [] : [...unknownIn(comparison)].filter((one) => one !== MANIFEST);
  return files.length === 0
    ? [report("invalid-manifest", startOf(path), { path, reason })]
    : [report("unknown-output", startOf(path), { path, reason, files })];
}

/**
 * Files that differ, and of which a manifest that cannot be read would say who has written them; it
 * is one of them, since no build replaces it before the others are settled.
 */
export function unknownIn({ manifest, items }: Comparison): ReadonlySet<string> {
  if (manifest === undefined || "entries" in manifest) return new Set();
  const unknown = items.filter((item) => item.state === "edited" && isByHand(item));
  return new Set(unknown.length === 0 ? [] : [...unknown.map(({ path }) => path), MANIFEST]);
}
