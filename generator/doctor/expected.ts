import type { Carry, ExternalHook } from "#ir/project";
import type { Route, TargetPlan } from "#plan/plan";
import type { AccountBundle } from "../provision/account-bundle.ts";
import type { Receipt } from "../provision/receipt.ts";

/** A way round the rules that a sound account leaves open too. */
export interface OpenRoute {
  readonly route: Route;
  /** The way in words, from the caller to what is reached. */
  readonly path: string;
  /** Why it stays open. */
  readonly because: string;
}

/** What an account should be. */
export interface Expected {
  /** The built bundle, in the packaging that the account has. */
  readonly bundle: AccountBundle;
  readonly plan: TargetPlan;
  readonly external: readonly ExternalHook[];
  readonly open: readonly OpenRoute[];
  /** What the spec passes through into the project files. */
  readonly carry?: Carry;
  /** What the last `gen provision` wrote down; absent when somebody else brought the bundle here. */
  readonly receipt?: Receipt;
  /** Why what it wrote down cannot be read. */
  readonly receiptFault?: string;
}

/** The hook that a script of the bundle runs, by the script's file name. */
export function hookOfScript({ plan }: Expected, script: string): string | undefined {
  return plan.hooks.find(({ handler }) => handler.file === script)?.id;
}
