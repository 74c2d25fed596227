import { join, resolve } from "node:path";
import { CLAUDE, STAGE } from "#client/account-paths";
import { accountDiff } from "../io/account/account-diff.ts";
import { applyChanges, removeEmpty } from "../io/account/apply-changes.ts";
import { type Account, openAccount } from "../io/account/open-account.ts";
import { JOURNAL } from "../io/account/journal.ts";
import { hasStage } from "../io/account/lock.ts";
import { realProcesses } from "../io/account/owner.ts";
import { workInAccount } from "../io/account/work-in-account.ts";
import type { AccountPlan } from "../provision/account-plan.ts";
import { command, type ExitCode } from "./command.ts";
import { formatOption, outOption } from "./common-options.ts";
import type { Context } from "./context.ts";
import { bundleFor } from "./provision-bundle.ts";
import { packagingFor, planRun, type RunOptions } from "./provision-plan.ts";
import { jsonReport, type Outcome, stoppedBy, textReport } from "./provision-report.ts";
import { shown } from "./shown.ts";

/** `gen provision`: brings the bundle into an account, or takes it out again; all of it or nothing. */
export const provision = command({
  arguments: [{ name: "DIR", about: "the account: the folder that holds .claude" }],
  options: {
    spec: {
      type: "string",
      value: "FILE",
      about: "refuse a bundle that is not what this spec says",
    },
    out: outOption,
    format: formatOption,
    packaging: {
      type: "string",
      choices: ["project", "plugin"],
      about: "as project files or as a plugin (default: as it is there, or project)",
    },
    "dry-run": { type: "boolean", about: "print the diff, change nothing" },
    remove: { type: "boolean", about: "take out what is ours" },
    create: { type: "boolean", about: "make documents that the account does not have" },
    force: { type: "boolean", about: "overwrite files and values of the account's own" },
    "strip-comments": { type: "boolean", about: "take comments out of JSON files" },
  },
  examples: ["provision ~/accounts/acme --dry-run", "provision ~/accounts/acme --remove"],
  async run({ options, args, context }) {
    const dir = args[0] ?? ".";
    const folder = resolve(context.cwd, dir);
    const account = openAccount(context.disk, folder);
    const outcome =
      "reason" in account
        ? stoppedBy(".", account.reason, "Give the account's folder.")
        : await begin(context, account, options);
    const { out, err } = context.terminal;
    const name = shown(context.cwd, dir);
    if (options.format === "json") out.write(jsonReport(outcome, options["dry-run"]));
    else textReport(outcome, { name, out, err, isDry: options["dry-run"] });
    return exitOf(outcome);
  },
});

type Given = Omit<RunOptions, "bundle"> &
  Omit<Parameters<typeof bundleFor>[1], "packaging"> & {
    readonly packaging: string | undefined;
  };

async function begin(context: Context, account: Account, given: Given): Promise<Outcome> {
  const asked =
    given.packaging === "plugin" || given.packaging === "project" ? given.packaging : undefined;
  const packaging = packagingFor(account, asked);
  const found = await bundleFor(context, { ...given, packaging });
  if ("stop" in found) return found.stop;
  return { ...runIn(context, account, { ...given, ...found }), packaging };
}

function runIn(context: Context, account: Account, options: RunOptions): Outcome {
  const { disk } = context;
  const claude = account.real(CLAUDE);
  // A run that ended in the middle is taken back before anything is planned.
  const isBusy = claude !== undefined && hasStage(disk, claude);
  if (options["dry-run"] && isBusy) return stoppedBy(STAGE, BUSY, LATER);
  const first = planRun(account, options, account.hasFolder);
  if (!isBusy && (options["dry-run"] || first.changes.length === 0)) return withDiff(first);
  const done = workInAccount<Outcome>(disk, account, realProcesses, (stage, isNew) => {
    // Read again under the lock: another run may have been at work until now.
    const hasFolder = (path: string): boolean =>
      !(isNew && path === CLAUDE) && account.hasFolder(path);
    const plan = planRun(account, options, hasFolder);
    if (plan.changes.length === 0) return withDiff(plan);
    const fault = applyChanges(disk, account, stage, plan.changes, plan.folders);
    if (fault === undefined) return withDiff(plan);
    const isHalf = disk.existsSync(join(stage, JOURNAL));
    return stoppedBy(fault.path, fault.reason, isHalf ? HALF : AGAIN);
  });
  if ("reason" in done) {
    return stoppedBy(done.path, done.reason, done.path.startsWith(STAGE) ? LOCKED : MEND);
  }
  if (options.remove) removeEmpty(disk, account, done.plan.folders);
  return done;
}

const BUSY = "another run is at work, or one has ended in the middle";
const LATER = "Run it without --dry-run: that takes back what a dead run has left half done.";
const HALF = `Not all that was done could be taken back; the next run does it, from the copies in ${STAGE}.`;
const AGAIN = "The account is as it was. Run it again.";
const MEND = "The account is as it was. Mend that, then run it again.";
const LOCKED = `The account is as it was. If no such run exists any more, rename the folder to ${STAGE}-old and run it again.`;

function withDiff(plan: AccountPlan): Outcome {
  return { plan, diff: accountDiff(plan.changes) };
}

function exitOf({ plan }: Outcome): ExitCode {
  if (plan.faults.length > 0) return 2;
  return plan.conflicts.length + plan.left.length > 0 ? 1 : 0;
}
