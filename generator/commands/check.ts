import { resolve } from "node:path";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { toJson } from "#diagnostics/json";
import type { Drift } from "../io/drift.ts";
import { command, type ExitCode } from "./command.ts";
import { ciFormatOption, outOption, specOption } from "./common-options.ts";
import { compileBundle, type Compiled } from "./compile.ts";
import { shown } from "./shown.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { type Fixed, githubReport, textReport, withFix } from "./check-report.ts";
import { pressing, printFindings } from "./print-findings.ts";
import { manifestFindings, survey, unknownIn } from "./survey.ts";

/** `gen check`: does all the work of a build and compares instead of writing. */
export const check = command({
  arguments: [],
  options: { spec: specOption, out: outOption, format: ciFormatOption },
  examples: ["check", "check --format github"],
  async run({ options, context }) {
    const { out, err } = context.terminal;
    const compiled = await compileBundle(context, options.spec);
    const found = await driftOf(context, resolve(context.cwd, options.out), compiled);
    const { diagnostics } = found;
    const drift = found.drift.map((one) => withFix(one, options));
    // Files of unknown origin are one finding; the JSON form has each.
    const told = drift.filter(({ path }) => !found.unknown.has(path));
    const code = exitCode(diagnostics) || (drift.length > 0 ? 1 : 0);
    const folder = shown(context.cwd, options.out);
    switch (options.format) {
      case "json":
        out.write(json(code, drift, diagnostics));
        break;
      case "github": {
        const { toGithub } = await import("#diagnostics/github");
        out.write(toGithub(pressing(diagnostics)) + githubReport(told, folder));
        break;
      }
      case "text":
        await printFindings(code === 2 ? err : out, pressing(diagnostics), compiled.sources);
        if (drift.length > 0) out.write(textReport(told, drift, folder, out.color));
        if (code === 0) out.write(`${folder} is what ${compiled.specFile} says.\n`);
    }
    return code;
  },
});

interface Found {
  readonly drift: readonly Drift[];
  readonly diagnostics: readonly Diagnostic[];
  /** Drifting files that the findings speak of already. */
  readonly unknown: ReadonlySet<string>;
}

const NONE: Pick<Found, "drift" | "unknown"> = { drift: [], unknown: new Set() };

async function driftOf(context: Context, folder: string, compiled: Compiled): Promise<Found> {
  const { diagnostics } = compiled;
  if (exitCode(diagnostics) !== 0) return { ...NONE, diagnostics };
  const comparison = survey(context, folder, compiled.files);
  if ("fault" in comparison) return { ...NONE, diagnostics: [...diagnostics, comparison.fault] };
  const findings = [...diagnostics, ...manifestFindings(context, folder, comparison)];
  if (comparison.items.every(({ state }) => state === "same")) {
    return { ...NONE, diagnostics: findings };
  }
  const { driftsOf } = await import("../io/drift.ts");
  const drift = driftsOf(comparison.items);
  return { drift, diagnostics: findings, unknown: unknownIn(comparison) };
}

function json(code: ExitCode, drift: readonly Fixed[], diagnostics: readonly Diagnostic[]): string {
  const entries = drift.map(({ path, kind, diff, spec, fix }) => ({ path, kind, diff, spec, fix }));
  const body = { clean: code === 0, drift: entries, diagnostics: toJson(diagnostics) };
  return `${JSON.stringify(body, null, 2)}\n`;
}
