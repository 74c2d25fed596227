import { resolve } from "node:path";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { toJson } from "#diagnostics/json";
import { startOf } from "#ir/span";
import { writeBundle } from "../io/write-bundle.ts";
import { planBuild } from "./build-plan.ts";
import { command, type ExitCode } from "./command.ts";
import { formatOption, outOption, specOption } from "./common-options.ts";
import { compileBundle } from "./compile.ts";
import { shown, shownBelow } from "./shown.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { pressing, printFindings } from "./print-findings.ts";
import { manifestFindings, survey } from "./survey.ts";

/** What a build did; paths are below the bundle's folder. */
interface Built {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** `gen build`: writes the bundle, all of it or nothing. */
export const build = command({
  arguments: [],
  options: {
    spec: specOption,
    out: outOption,
    format: formatOption,
    force: { type: "boolean", about: "overwrite files that were edited by hand" },
    watch: { type: "boolean", about: "build again whenever a file behind the spec changes" },
  },
  examples: ["build", "build --spec team/spec.yaml --out team/out"],
  async run({ options, context }) {
    if (!options.watch) return once(context, options);
    const { watching } = await import("./watching.ts");
    return watching(context, options, (over) => once(over, options));
  },
});

interface Choices {
  readonly spec: string;
  readonly out: string;
  readonly format: "text" | "json";
  readonly force: boolean;
}

async function once(context: Context, options: Choices): Promise<ExitCode> {
  const { out, err } = context.terminal;
  const compiled = await compileBundle(context, options.spec);
  const folder = resolve(context.cwd, options.out);
  const built =
    exitCode(compiled.diagnostics) === 0
      ? apply(context, folder, compiled.files, options.force)
      : nothing([]);
  const diagnostics = [...compiled.diagnostics, ...built.diagnostics];
  if (options.format === "json") {
    out.write(`${JSON.stringify({ ...built, diagnostics: toJson(diagnostics) }, null, 2)}\n`);
  } else {
    await printFindings(err, pressing(diagnostics), compiled.sources);
    if (exitCode(diagnostics) === 0) out.write(summary(built, shown(context.cwd, options.out)));
    else err.write("Nothing was written.\n");
  }
  return exitCode(diagnostics);
}

function nothing(diagnostics: readonly Diagnostic[]): Built {
  return { written: [], unchanged: [], removed: [], diagnostics };
}

function apply(
  context: Context,
  folder: string,
  files: Parameters<typeof survey>[2],
  force: boolean,
): Built {
  const comparison = survey(context, folder, files);
  if ("fault" in comparison) return nothing([comparison.fault]);
  const show = (path: string): string => shownBelow(context.cwd, folder, path);
  const plan = planBuild(comparison, force, show);
  const findings = [...manifestFindings(context, folder, comparison, force), ...plan.diagnostics];
  if (exitCode(findings) !== 0) return nothing(findings);
  if (plan.write.length + plan.remove.length > 0) {
    const fault = writeBundle(context.disk, folder, plan);
    if (fault !== undefined) {
      const path = shown(context.cwd, fault.path);
      const { reason } = fault;
      return nothing([...findings, report("out-unwritable", startOf(path), { path, reason })]);
    }
  }
  const written = plan.write.map(({ path }) => path);
  return { written, unchanged: plan.unchanged, removed: plan.remove, diagnostics: findings };
}

function summary({ written, unchanged, removed }: Built, folder: string): string {
  const lines = [
    ...written.map((path) => `  wrote    ${folder}/${path}\n`),
    ...removed.map((path) => `  removed  ${folder}/${path}\n`),
  ];
  // A first build lists hundreds of files that nobody reads; a small change is worth seeing.
  const detail = lines.length > 20 ? "" : lines.join("");
  const gone = removed.length === 0 ? "" : `, ${removed.length} removed`;
  return `${detail}${folder}: ${written.length} written, ${unchanged.length} unchanged${gone}.\n`;
}
