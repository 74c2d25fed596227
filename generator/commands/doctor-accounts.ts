import { resolve } from "node:path";
import type { Project } from "#ir/project";
import type { Packaging, Plan, TargetPlan } from "#plan/plan";
import { type Diagnosis, examine } from "../doctor/examine.ts";
import type { OpenRoute } from "../doctor/expected.ts";
import type { Surroundings } from "../doctor/snapshot.ts";
import { type Account, openAccount } from "../io/account/open-account.ts";
import { readBundle } from "../io/account/read-bundle.ts";
import { accountSnapshot } from "../io/snapshot/account-snapshot.ts";
import type { Homes } from "../io/snapshot/surroundings.ts";
import type { AccountBundle } from "../provision/account-bundle.ts";
import { PLUGIN_MANIFEST, RECEIPT, pluginFolder } from "#client/account-paths";
import { readReceipt, type Receipt } from "../provision/receipt.ts";
import { routeCases } from "../verify/routes/route-cases.ts";
import type { Context } from "./context.ts";
import type { Told } from "./doctor-text.ts";
import { shown, shownBelow } from "./shown.ts";

type Bundles = Readonly<Record<Packaging, AccountBundle>>;

/** What every account of one run is held against. */
export interface Ward {
  readonly context: Context;
  readonly project: Project;
  readonly plan: Plan;
  readonly bundles: Bundles;
  readonly homes: Homes;
  readonly surroundings: Surroundings;
}

export function bundlesIn(
  { disk, cwd }: Context,
  dir: string,
): Bundles | { readonly fault: string } {
  const folder = resolve(cwd, dir);
  const project = readBundle(disk, folder, "project");
  const plugin = readBundle(disk, folder, "plugin");
  for (const read of [project, plugin]) {
    if (!("fault" in read)) continue;
    const path = shownBelow(cwd, folder, read.fault.path);
    return { fault: `${path}: ${read.fault.reason}. Run \`gen build\` first.` };
  }
  return "fault" in project || "fault" in plugin ? { fault: dir } : { project, plugin };
}

function examineAt(
  { context, project, plan, bundles, homes, surroundings }: Ward,
  dir: string,
  wanted: string | undefined,
): Diagnosis | { readonly fault: string } {
  const { disk, cwd } = context;
  const account = openAccount(disk, resolve(cwd, dir));
  if ("reason" in account) return { fault: `"${shown(cwd, dir)}": ${account.reason}` };
  const read = receiptOf(account);
  const receipt = typeof read === "string" ? undefined : read;
  const packaging = packagingOf(wanted, receipt, account, project.name);
  const bundle = bundles[packaging];
  const snapshot = accountSnapshot(disk, account, { bundle, receipt }, homes, surroundings);
  return examine(snapshot, {
    bundle,
    plan: plan[packaging],
    external: project.external,
    open: openRoutes(project, plan[packaging]),
    ...(project.carry === undefined ? {} : { carry: project.carry }),
    ...(typeof read === "string" ? { receiptFault: read } : {}),
    ...(receipt === undefined ? {} : { receipt }),
  });
}

/** As `gen verify` tries them. */
function openRoutes(project: Project, plan: TargetPlan): readonly OpenRoute[] {
  return routeCases(project, plan)
    .filter(({ expected }) => expected === "open")
    .map(({ route, path, because }) => ({ route, path, because }));
}

/** What `gen provision` wrote down; a text = why that cannot be read. */
function receiptOf(account: Account): Receipt | string | undefined {
  const entry = account.look(RECEIPT);
  if (entry.kind === "absent") return undefined;
  const read = entry.kind === "file" ? readReceipt(entry.text) : entry;
  return "reason" in read ? read.reason : read;
}

function packagingOf(
  wanted: string | undefined,
  receipt: Receipt | undefined,
  account: Account,
  name: string,
): Packaging {
  if (wanted === "project" || wanted === "plugin") return wanted;
  if (receipt !== undefined) return receipt.packaging;
  const manifest = account.look(`${pluginFolder(name)}/${PLUGIN_MANIFEST}`);
  return manifest.kind === "file" ? "plugin" : "project";
}

/** Examines the accounts in turn; `broken` counts folders that are none. */
export function examineAll(
  ward: Ward,
  dirs: readonly string[],
  packaging: string | undefined,
): { readonly told: readonly Told[]; readonly broken: number } {
  const { cwd, terminal } = ward.context;
  const told: Told[] = [];
  for (const [index, dir] of dirs.entries()) {
    const name = shown(cwd, dir);
    if (dirs.length > 1) terminal.err.write(`[${index + 1}/${dirs.length}] ${name}\n`);
    const diagnosis = examineAt(ward, dir, packaging);
    if ("fault" in diagnosis) terminal.err.write(`gen doctor: ${diagnosis.fault}\n`);
    else told.push({ name, diagnosis });
  }
  return { told, broken: dirs.length - told.length };
}
