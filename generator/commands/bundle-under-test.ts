import { join } from "node:path";
import { look } from "../io/out-folder.ts";
import { writeBundle } from "../io/write-bundle.ts";
import type { Compiled } from "./compile.ts";
import type { Context } from "./context.ts";

export interface BundleUnderTest {
  /** The folder of the bundle under test. */
  readonly out: string;
  readonly fresh: boolean;
  /** Files that are not what the spec says today. */
  readonly stale: readonly string[];
}

/** The bundle on disk is what runs; only where there is none, a fresh one is made for the test. */
export function bundleUnderTest(
  context: Context,
  folder: string,
  temp: string,
  { files }: Compiled,
): BundleUnderTest {
  if (!context.disk.existsSync(join(folder, "manifest.json"))) {
    const out = join(temp, "out");
    const fault = writeBundle(context.disk, out, { write: files, remove: [] });
    if (fault !== undefined) throw new Error(`${fault.path}: ${fault.reason}`);
    return { out, fresh: true, stale: [] };
  }
  const stale = files.filter(({ kind, path, content }) => {
    if (!["hook", "settings", "agent", "plugin"].includes(kind)) return false;
    const found = look(context.disk, folder, path);
    return found.kind !== "file" || found.text !== content;
  });
  return { out: folder, fresh: false, stale: stale.map(({ path }) => path) };
}
