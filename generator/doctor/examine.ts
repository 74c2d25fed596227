/** All checks on one account, and what their findings cost together. */
import type { Enforcement } from "#plan/plan";
import { hasAnything, notProvisioned } from "./checks/not-provisioned.ts";
import { AROUND, BROUGHT } from "./checks.ts";
import type { Check } from "./check.ts";
import { type Costs, costsOf } from "./costs.ts";
import type { Expected, OpenRoute } from "./expected.ts";
import type { Finding } from "./finding.ts";
import { type Heartbeat, heartbeatOf } from "./heartbeat.ts";
import { readSettings } from "./settings-read.ts";
import type { SettingsScope, Snapshot } from "./snapshot.ts";

/** A finding with the guarantees that it costs, by id. */
export interface Weighed extends Omit<Finding, "loses">, Costs {}

/** What is known of one account. */
export interface Diagnosis {
  readonly healthy: boolean;
  readonly packaging: "project" | "plugin";
  /** Errors first; in the order of the checks. */
  readonly findings: readonly Weighed[];
  /** Guarantees that nothing keeps any more, all findings taken together. */
  readonly lost: readonly string[];
  /** Ways round the rules that are open even where nothing is lost. */
  readonly open: readonly OpenRoute[];
  /** How many guarantees the spec gives this packaging. */
  readonly guarantees: number;
  readonly heartbeat: Heartbeat;
}

const ORDER: readonly SettingsScope[] = ["user", "project", "local", "managed"];

export function examine(snapshot: Snapshot, expected: Expected): Diagnosis {
  const settings = snapshot.settings
    .map(readSettings)
    .sort((a, b) => ORDER.indexOf(a.scope) - ORDER.indexOf(b.scope));
  const examined = { snapshot, expected, settings };
  const checks: readonly Check[] = hasAnything(examined)
    ? [...BROUGHT, ...AROUND]
    : [notProvisioned, ...AROUND];
  const found = checks.flatMap((check) => check(examined));
  const { guarantees } = expected.plan;
  const errors = found.filter(({ severity }) => severity === "error");
  const lost = costsOf(guarantees, (one: Enforcement) =>
    errors.some(({ loses }) => loses?.(one) === true),
  );
  return {
    healthy: errors.length === 0,
    packaging: expected.bundle.packaging,
    findings: [...errors, ...found.filter((one) => one.severity === "note")].map(
      ({ loses, ...finding }) => ({
        ...finding,
        ...(loses === undefined ? { costs: [], thins: [] } : costsOf(guarantees, loses)),
      }),
    ),
    lost: lost.costs,
    open: expected.open,
    guarantees: guarantees.length,
    heartbeat: heartbeatOf(examined),
  };
}
