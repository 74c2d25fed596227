import { resolve } from "node:path";
import { reasonOf } from "../io/disk.ts";
import { type HookSummary, type LogSummary, summarise } from "../simulate/log-summary.ts";
import { command, type ExitCode } from "./command.ts";
import { formatOption, outOption, specOption } from "./common-options.ts";
import { compileSpec } from "./compile.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";

/** `gen log`: what the hooks decided, and which of them never spoke. */
export const log = command({
  arguments: [{ name: "FILE", about: "the file that ENFORCEMENT_LOG names" }],
  options: { spec: specOption, out: outOption, format: formatOption },
  examples: ["log enforcement.log"],
  async run({ options, args: [file = ""], context }) {
    const { out, err } = context.terminal;
    const refuse = (text: string): ExitCode => {
      err.write(`gen log: ${text}\n`);
      return 2;
    };
    const read = readLog(context, file);
    if ("reason" in read) return refuse(`cannot read the log "${file}": ${read.reason}`);
    const { plan, diagnostics, sources } = await compileSpec(context, options.spec);
    if (plan === undefined || exitCode(diagnostics) !== 0) {
      await printFindings(err, diagnostics, sources);
      return exitCode(diagnostics);
    }
    const hooks = [...plan.project.hooks, ...plan.plugin.hooks].map(({ id }) => id);
    const summary = summarise(read.text, [...new Set(hooks)]);
    if (summary.entries === 0) {
      return refuse(
        summary.broken === 0
          ? `the log "${file}" is empty`
          : `the log "${file}" holds no entry, only ${summary.broken} lines of something else`,
      );
    }
    out.write(options.format === "json" ? `${JSON.stringify(summary, null, 2)}\n` : text(summary));
    return 0;
  },
});

/** Bytes that are no UTF-8 spoil their line, not the file. */
function readLog(
  { disk, cwd }: Context,
  file: string,
): { readonly text: string } | { readonly reason: string } {
  try {
    return { text: disk.readFileSync(resolve(cwd, file)).toString("utf8") };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

function text({ entries, broken, first, last, hooks, silent }: LogSummary): string {
  const width = Math.max(...hooks.map(({ hook }) => hook.length));
  const lines = [
    `${entries} decisions from ${first} to ${last}`,
    "",
    ...hooks.map((hook) => `  ${hook.hook.padEnd(width)}  ${countsText(hook)}`),
    ...(silent.length === 0 ? [] : ["", `Never spoke: ${silent.join(", ")}`]),
    ...(broken === 0 ? [] : ["", `${broken} lines are no entries and were left out.`]),
  ];
  return `${lines.join("\n")}\n`;
}

function countsText({ verdicts, last, unknown }: HookSummary): string {
  const counts = Object.entries(verdicts).map(([verdict, { policy, infrastructure }]) => {
    const faults = infrastructure === 0 ? "" : ` (${infrastructure} by faults)`;
    return `${verdict} ${policy + infrastructure}${faults}`;
  });
  const foreign = unknown ? ", not in the spec" : "";
  return `${counts.join(", ")}; last ${last}${foreign}`;
}
