import type { JsonPath } from "../json/json-path.ts";

/**
 * What earlier runs added to one JSON file of the account beside handlers. What the user had there
 * before is not in it, so it stays when ours goes.
 */
export interface Ledger {
  /** Values set at a path of keys; `before` = the user's own value that was overwritten by force. */
  readonly values: readonly LedgerValue[];
  /** Elements added to the list at a path. */
  readonly members: readonly LedgerMember[];
  /** Objects and lists that were not there before. */
  readonly created: readonly (readonly string[])[];
}

export interface LedgerValue {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly before?: unknown;
}

export interface LedgerMember {
  readonly path: readonly string[];
  readonly value: string;
}

export const EMPTY_LEDGER: Ledger = { values: [], members: [], created: [] };

/** Whether two paths are the same. */
export function samePath(a: JsonPath, b: JsonPath): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
}
