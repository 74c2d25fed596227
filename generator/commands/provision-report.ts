import { styleText } from "node:util";
import type { Packaging } from "#plan/plan";
import { PLUGIN_MANIFEST, SETTINGS } from "#client/account-paths";
import { type AccountPlan, NOTHING_FOUND, type Problem } from "../provision/account-plan.ts";
import type { Sink } from "../io/terminal.ts";

/** What a run did, or would do. */
export interface Outcome {
  readonly plan: AccountPlan;
  /** The changes as a patch. */
  readonly diff: string;
  /** The paths are those of the command line, not of the account. */
  readonly isElsewhere?: boolean;
  readonly packaging?: Packaging;
}

/** A run that did not get as far as a plan; 2 = the input is no input, 1 = a person has to decide. */
export function stoppedBy(path: string, message: string, help: string): Outcome {
  return stop({ path, message, help }, "faults");
}

/** The same, with the bundle or the spec at fault. */
export function stoppedElsewhere(path: string, message: string, help: string, code = 2): Outcome {
  const stopped = stop({ path, message, help }, code === 2 ? "faults" : "conflicts");
  return { ...stopped, isElsewhere: true };
}

function stop(problem: Problem, kind: "faults" | "conflicts"): Outcome {
  return {
    plan: { ...NOTHING_FOUND, changes: [], kept: [], folders: [], [kind]: [problem] },
    diff: "",
  };
}

/** What a person has to do after files of an account have changed under running sessions. */
const RESTART =
  "Restart sessions that are running in this account: they write settings from memory and would drop new hooks.";

/** The outcome for programs. */
export function jsonReport({ plan, diff }: Outcome, isDry: boolean): string {
  const body = {
    changed: plan.changes.map(({ path }) => path),
    kept: plan.kept,
    conflicts: [...plan.faults, ...plan.conflicts, ...plan.left],
    skipped: plan.skipped,
    notes: plan.changes.length > 0 && !isDry ? [...plan.notes, RESTART] : plan.notes,
    ...(isDry ? { diff } : {}),
  };
  return `${JSON.stringify(body, null, 2)}\n`;
}

/** How the outcome is told to people. */
export interface Telling {
  /** The account as the command line named it. */
  readonly name: string;
  readonly out: Sink;
  readonly err: Sink;
  readonly isDry: boolean;
}

/** The outcome for people: trouble to `err`, the diff or the summary to `out`. */
export function textReport(outcome: Outcome, telling: Telling): void {
  const { plan, diff, isElsewhere = false } = outcome;
  const { out, err, isDry } = telling;
  const name = isElsewhere ? "." : telling.name;
  const problems = [...plan.faults, ...plan.conflicts, ...plan.left];
  for (const problem of problems) err.write(problemText(name, problem, err.color));
  if (plan.faults.length + plan.conflicts.length > 0) {
    err.write("Nothing was changed.\n");
    return;
  }
  for (const problem of plan.skipped) err.write(problemText(name, problem, err.color, "skipped"));
  if (isDry) {
    out.write(diff);
    err.write(plan.changes.length === 0 ? "Nothing to change.\n" : "");
  } else {
    out.write(summary(outcome, telling.name));
  }
}

function problemText(name: string, problem: Problem, color: boolean, word = "error"): string {
  const { path, line, column = 1, message, help } = problem;
  const place = line === undefined ? "" : `:${line}:${column}`;
  const full = [name, path].filter((part) => part !== ".").join("/") || ".";
  const kind = color
    ? styleText(word === "error" ? "red" : "yellow", word, { validateStream: false })
    : word;
  return `${full}${place} ${kind}: ${message}.\n  ${help}\n`;
}

function summary({ plan, packaging }: Outcome, name: string): string {
  const { changes, kept, notes } = plan;
  const lines = changes.map(({ path, before, after }) => {
    const verb = before === undefined ? "added" : after === undefined ? "removed" : "changed";
    return `  ${verb.padEnd(8)} ${path}\n`;
  });
  const count = `${name}: ${changes.length} changed, ${kept.length} kept.\n`;
  const hints = changes.length === 0 ? [] : [RESTART];
  const plugin = packaging === "plugin" ? pluginHint(changes) : [];
  return [...lines, count, ...[...notes, ...hints, ...plugin].map((text) => `${text}\n`)].join("");
}

function pluginHint(changes: AccountPlan["changes"]): readonly string[] {
  const added = changes.filter(({ after }) => after !== undefined).map(({ path }) => path);
  const manifest = added.find((path) => path.endsWith(`/${PLUGIN_MANIFEST}`));
  if (manifest === undefined) return [];
  const folder = manifest.slice(0, -`/${PLUGIN_MANIFEST}`.length);
  return [
    `The client loads the plugin only in a workspace that its user has trusted; elsewhere start it with --plugin-dir ${folder}. A plugin carries no permission rules and no switches: for those use the project packaging (${SETTINGS}).`,
  ];
}
