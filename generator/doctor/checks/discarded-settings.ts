import type { Check } from "../check.ts";
import { settingsFile } from "../loss.ts";

/**
 * Settings that the client drops, as a whole or in part. A file of the user's or of the local scope
 * takes nothing of ours with it; what it said itself does not count.
 */
export const discardedSettings: Check = ({ settings }) =>
  settings.flatMap(({ scope, path, troubles }) =>
    troubles.map(({ reason, dropsFile, ...place }) => ({
      check: "discarded-settings",
      severity: dropsFile && scope === "project" ? ("error" as const) : ("note" as const),
      path,
      ...place,
      message: dropsFile ? `${reason}: the client ignores the whole file` : reason,
      fix: "Mend or remove it.",
      ...(dropsFile && scope === "project" ? { loses: settingsFile } : {}),
    })),
  );
