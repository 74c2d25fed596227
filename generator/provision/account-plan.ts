/** What the planning of a run works on and comes to; nothing here touches a disk. */
import type { Receipt, ReceiptEdit, ReceiptFile } from "./receipt.ts";

/** What lies at a path of the account, with the text exactly as it is, byte order mark included. */
export type AccountEntry =
  | { readonly kind: "absent" }
  | { readonly kind: "file"; readonly text: string; readonly executable: boolean }
  /** A link that leads out, a folder in the place of a file, bytes that are no text. */
  | { readonly kind: "unusable"; readonly reason: string };

/** Looks at one path below the account's folder. */
export type LookAt = (path: string) => AccountEntry;

/** One file before and after. Absent `before` = made, absent `after` = removed. */
export interface Change {
  readonly path: string;
  readonly before?: Content;
  readonly after?: Content;
}

export interface Content {
  readonly text: string;
  readonly executable: boolean;
}

/** Something that needs a person; lines and columns count from 1. */
export interface Problem {
  readonly path: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  readonly help: string;
}

/** What the planning of some part of the account found. */
export interface Found {
  /** The run cannot go on: the input is no input. */
  readonly faults: readonly Problem[];
  /** The run does not go on: a person has to decide. */
  readonly conflicts: readonly Problem[];
  /** What the run leaves in place though it is not as it should be. */
  readonly left: readonly Problem[];
  /** Documents that the account does not have. */
  readonly skipped: readonly Problem[];
  /** Worth knowing, nothing to decide. */
  readonly notes: readonly string[];
}

export const NOTHING_FOUND: Found = { faults: [], conflicts: [], left: [], skipped: [], notes: [] };

/** A planned file of ours. */
export interface PlannedFile extends Partial<Found> {
  readonly change?: Change;
  readonly receipt?: ReceiptFile;
}

/** A planned edit of a file that is not ours. */
export interface PlannedEdit extends Partial<Found> {
  readonly change?: Change;
  readonly receipt?: ReceiptEdit;
}

/** The whole run. `changes` hold the receipt too. */
export interface AccountPlan extends Found {
  readonly changes: readonly Change[];
  /** Paths that are right already, or left to the user. */
  readonly kept: readonly string[];
  /** Folders that may go when they are empty, innermost first. */
  readonly folders: readonly string[];
}

/** Choices of the command line. */
interface PlanOptions {
  readonly force: boolean;
  readonly create: boolean;
  readonly stripComments: boolean;
}

/** What all parts of the planning need. */
export interface PlanInput {
  readonly look: LookAt;
  readonly receipt: Receipt | undefined;
  readonly options: PlanOptions;
}
