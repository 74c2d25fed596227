/** When a session last ran under the bundle, by the state file that its first hook writes. */
import { isObject } from "#runtime/json-object";
import { STATE } from "#client/account-paths";
import type { Examined } from "./check.ts";
import type { Finding } from "./finding.ts";

/** The account's last sign of life. */
export interface Heartbeat {
  /** ISO 8601, UTC; `null` = none is known. */
  readonly seen: string | null;
  /** Digest of the plan that was in force then. */
  readonly plan: string | null;
  /** Whether that is the plan of today's spec. */
  readonly current: boolean;
}

const NONE: Heartbeat = { seen: null, plan: null, current: false };

export function heartbeatOf({ snapshot, expected }: Examined): Heartbeat {
  const entry = snapshot.entries.get(STATE);
  if (entry?.kind !== "file") return NONE;
  try {
    const value: unknown = JSON.parse(entry.text);
    if (!isObject(value) || value["state"] !== 1) return NONE;
    const { plan, seen } = value;
    return typeof plan === "string" && typeof seen === "string" && isTime(seen)
      ? { seen, plan, current: plan === expected.plan.digest }
      : NONE;
  } catch {
    return NONE;
  }
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u.test(text);
}

/** What is worth knowing about it; a plan without a session hook leaves no trace. */
export function heartbeatNotes(examined: Examined): readonly Finding[] {
  const { plan } = examined.expected;
  const base = { check: "heartbeat", severity: "note", path: STATE } as const;
  if (!plan.hooks.some(({ rule }) => rule.kind === "inject" && rule.heartbeat !== undefined)) {
    const message = "no hook on SessionStart is in the spec, so no session leaves a trace";
    return [{ ...base, message, fix: "Add a hook that injects on SessionStart, if you want one." }];
  }
  const { seen, current } = heartbeatOf(examined);
  const fix = "Start a session in this account, then look again.";
  if (seen === null) return [{ ...base, message: "no session has left a trace yet", fix }];
  if (current) return [];
  return [
    { ...base, message: `the last session, ${seen}, ran under another plan than today's`, fix },
  ];
}
