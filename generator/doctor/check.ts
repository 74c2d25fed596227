import type { Expected } from "./expected.ts";
import type { Finding } from "./finding.ts";
import type { SettingsRead } from "./settings-read.ts";
import type { SettingsScope, Snapshot } from "./snapshot.ts";

/** What a check looks at. */
export interface Examined {
  readonly snapshot: Snapshot;
  readonly expected: Expected;
  /** Every settings file that is there, weakest scope first. */
  readonly settings: readonly SettingsRead[];
}

/** One question to an account. It reads what it is given and touches nothing. */
export type Check = (examined: Examined) => readonly Finding[];

/** The files of one scope that the client reads. */
export function inForce(
  settings: readonly SettingsRead[],
  scope: SettingsScope,
): readonly SettingsRead[] {
  return settings.filter((one) => one.scope === scope && !one.isDropped);
}
