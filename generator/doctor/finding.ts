import type { Enforcement } from "#plan/plan";

/** `error` = the account is not enforced as it should be; `note` = worth knowing. */
export type Severity = "error" | "note";

/** Whether one enforcement of a guarantee is gone because of a finding. */
export type Loses = (enforcement: Enforcement) => boolean;

/** What one check found. */
export interface Finding {
  /** Name of the check. */
  readonly check: string;
  readonly severity: Severity;
  /** Below the account, or absolute for something outside it; `.` = the account itself. */
  readonly path: string;
  /** From 1. */
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  readonly fix: string;
  /** Absent = it costs no guarantee. */
  readonly loses?: Loses;
}
