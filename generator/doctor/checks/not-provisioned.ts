import { SETTINGS } from "#client/account-paths";
import { registeredIn } from "../../provision/merge-hooks.ts";
import { type Check, type Examined, inForce } from "../check.ts";
import { all } from "../loss.ts";

/** An account that has nothing of the bundle: one finding, not one per file. */
export const notProvisioned: Check = (examined) =>
  hasAnything(examined)
    ? []
    : [
        {
          check: "not-provisioned",
          severity: "error",
          path: ".",
          message: `nothing of "${examined.expected.bundle.name}" is in this account`,
          fix: "Run `gen provision` on it.",
          loses: all,
        },
      ];

/** Whether there is a file of the bundle, or a handler that runs one. */
export function hasAnything({ snapshot, expected, settings }: Examined): boolean {
  const { bundle } = expected;
  const scripts = new Set(bundle.scripts);
  return (
    bundle.files.some(({ path }) => snapshot.entries.get(path)?.kind === "file") ||
    inForce(settings, "project").some(({ value }) => registeredIn(value, scripts).length > 0) ||
    settings.some(({ path, isDropped, json }) => {
      return path === SETTINGS && isDropped && bundle.scripts.some((s) => json?.body.includes(s));
    })
  );
}
