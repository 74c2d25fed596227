import { resolve } from "node:path";
import type { Packaging } from "#plan/plan";
import type { AccountBundle } from "../provision/account-bundle.ts";
import { readBundle } from "../io/account/read-bundle.ts";
import { compileBundle } from "./compile.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { type Outcome, stoppedElsewhere } from "./provision-report.ts";
import { shownBelow } from "./shown.ts";
import { survey } from "./survey.ts";

/** The options that say which bundle is meant. */
interface Which {
  readonly spec: string | undefined;
  readonly out: string;
  readonly packaging: Packaging;
  readonly remove: boolean;
}

/** Reads the bundle that was built; a removal can do without. */
export async function bundleFor(
  context: Context,
  which: Which,
): Promise<{ readonly bundle: AccountBundle | undefined } | { readonly stop: Outcome }> {
  const out = resolve(context.cwd, which.out);
  const read = readBundle(context.disk, out, which.packaging);
  if ("fault" in read) {
    if (which.remove) return { bundle: undefined };
    const path = shownBelow(context.cwd, out, read.fault.path);
    return { stop: stoppedElsewhere(path, read.fault.reason, "Run `gen build` first.") };
  }
  const stale =
    which.remove || which.spec === undefined ? undefined : await staleness(context, which);
  return stale === undefined ? { bundle: read } : { stop: stale };
}

/** A bundle older than its spec would bring guards into force that nobody wants any more. */
async function staleness(
  context: Context,
  { spec = "", out }: Which,
): Promise<Outcome | undefined> {
  const compiled = await compileBundle(context, spec);
  const code = exitCode(compiled.diagnostics);
  const first = compiled.diagnostics.find(({ severity }) => severity === "error");
  if (code !== 0) {
    return stoppedElsewhere(
      compiled.specFile,
      first?.message ?? "",
      "`gen lint` tells more.",
      code,
    );
  }
  const folder = resolve(context.cwd, out);
  const comparison = survey(context, folder, compiled.files);
  if ("fault" in comparison)
    return stoppedElsewhere(out, comparison.fault.message, "Run `gen build`.");
  const other = comparison.items.find(({ state }) => state !== "same" && state !== "stray");
  if (other === undefined) return undefined;
  const path = shownBelow(context.cwd, folder, other.path);
  return stoppedElsewhere(path, "it is not what the spec says", "Run `gen build`, then again.", 1);
}
