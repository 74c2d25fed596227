import type { Packaging } from "#plan/plan";
import { PLUGIN_MANIFEST, RECEIPT, SETTINGS } from "#client/account-paths";
import type { AccountBundle } from "../provision/account-bundle.ts";
import { type AccountPlan, NOTHING_FOUND, type Problem } from "../provision/account-plan.ts";
import { registeredIn } from "../provision/merge-hooks.ts";
import { planAccount } from "../provision/plan-account.ts";
import { readReceipt, type Receipt } from "../provision/receipt.ts";
import type { Account } from "../io/account/open-account.ts";
import { sha256 } from "#plan/sha256";

/** The choices of the command line, and the bundle that they name. */
export interface RunOptions {
  readonly "dry-run": boolean;
  readonly remove: boolean;
  readonly create: boolean;
  readonly force: boolean;
  readonly "strip-comments": boolean;
  /** Absent when a removal finds none: the receipt then has to do. */
  readonly bundle: AccountBundle | undefined;
}

/** The packaging asked for, or else the one that the account has. */
export function packagingFor(account: Account, asked: Packaging | undefined): Packaging {
  const read = receiptOf(account);
  const there = read !== undefined && "packaging" in read ? read.packaging : undefined;
  return asked ?? there ?? "project";
}

/** Reads the account and plans the run. */
export function planRun(
  account: Account,
  options: RunOptions,
  hasFolder: (path: string) => boolean,
): AccountPlan {
  const read = receiptOf(account);
  if (read !== undefined && "fault" in read) return stopped({ faults: [read.fault] });
  const { bundle } = options;
  const conflicts = otherSpec(read, bundle);
  if (conflicts.length > 0) return stopped({ conflicts });
  const isKnown = read === undefined && bundle !== undefined && isRegistered(account, bundle);
  const goal = {
    bundle: options.remove ? undefined : bundle,
    scripts: bundle?.scripts ?? [],
    isKnown,
    hasFolder,
  };
  return planAccount(goal, {
    look: account.look,
    receipt: read ?? (options.remove && isKnown ? assumed(account, bundle) : undefined),
    options: { ...options, stripComments: options["strip-comments"] },
  });
}

function stopped(found: Partial<AccountPlan>): AccountPlan {
  return { ...NOTHING_FOUND, changes: [], kept: [], folders: [], ...found };
}

function receiptOf(account: Account): Receipt | { readonly fault: Problem } | undefined {
  const there = account.look(RECEIPT);
  if (there.kind === "absent") return undefined;
  const read = there.kind === "file" ? readReceipt(there.text) : { reason: there.reason };
  if (!("reason" in read)) return read;
  const help =
    "Bring it back from a copy; without it, --remove cannot tell every entry of yours from ours.";
  return { fault: { path: RECEIPT, message: read.reason, help } };
}

function otherSpec(
  receipt: Receipt | undefined,
  bundle: AccountBundle | undefined,
): readonly Problem[] {
  if (receipt === undefined || bundle === undefined || receipt.name === bundle.name) return [];
  const message = `the account is provisioned from the spec "${receipt.name}", this is "${bundle.name}"`;
  return [
    { path: RECEIPT, message, help: "Take that out first: --remove with that spec's bundle." },
  ];
}

/** Whether somebody, with or without this program, has brought the bundle here before. */
function isRegistered(account: Account, { scripts, files, packaging }: AccountBundle): boolean {
  if (packaging === "plugin") {
    const manifest = files.find(({ path }) => path.endsWith(`/${PLUGIN_MANIFEST}`));
    const there = manifest && account.look(manifest.path);
    return there?.kind === "file" && there.text === manifest?.content;
  }
  const there = account.look(SETTINGS);
  if (there.kind !== "file") return false;
  try {
    const settings: unknown = JSON.parse(there.text.replace(/^\uFEFF/u, ""));
    return registeredIn(settings, new Set(scripts)).some(({ kind }) => kind === "ours");
  } catch {
    return false;
  }
}

/**
 * Stands in for a receipt that is not there: the files that are byte for byte the bundle's, and the
 * blocks. Settings that could as well be the user's are left.
 */
function assumed(account: Account, bundle: AccountBundle): Receipt {
  const isOurs = ({ path, content }: AccountBundle["files"][number]): boolean => {
    const there = account.look(path);
    return there.kind === "file" && there.text.replaceAll("\r\n", "\n") === content;
  };
  const documents = new Set(bundle.blocks.map(({ document }) => document));
  return {
    receipt: 1,
    name: bundle.name,
    packaging: bundle.packaging,
    files: bundle.files
      .filter(isOurs)
      .map(({ path, content }) => ({ path, sha256: sha256(content) })),
    edited: [...documents].map((path) => ({
      path,
      sha256: sha256(""),
      created: false,
      blocks: bundle.blocks.filter(({ document }) => document === path),
    })),
    folders: [],
    scripts: bundle.scripts,
    state: bundle.state,
  };
}
