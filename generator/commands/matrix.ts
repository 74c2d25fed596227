import type { Project } from "#ir/project";
import type { TargetPlan } from "#plan/plan";
import { effectiveOf } from "../analyse/effective/effective.ts";
import { matrixOf } from "../analyse/effective/matrix.ts";
import { command } from "./command.ts";
import { formatOption, outOption, packagingOption, specOption } from "./common-options.ts";
import { compileSpec } from "./compile.ts";
import { exitCode } from "./exit-code.ts";
import { matrixJson } from "./matrix-json.ts";
import { matrixMarkdown } from "./matrix-markdown.ts";
import { matrixText } from "./matrix-text.ts";
import { matrixView } from "./matrix-view.ts";
import { pressing, printFindings } from "./print-findings.ts";

const options = {
  packaging: packagingOption,
  spec: specOption,
  out: outOption,
  format: { ...formatOption, choices: ["text", "json", "markdown"] },
} as const;

/** `gen matrix`: what every agent can do with every tool, by any route; also for a spec that breaks its invariants. */
export const matrix = command({
  arguments: [],
  options,
  examples: ["matrix", "matrix --packaging plugin --format json"],
  async run({ options, context }) {
    const { out, err } = context.terminal;
    const { project, plan, diagnostics, sources } = await compileSpec(context, options.spec);
    await printFindings(err, pressing(diagnostics), sources);
    if (project === undefined || plan === undefined) return exitCode(diagnostics);
    print(options.format, project, plan[options.packaging], out);
    return exitCode(diagnostics);
  },
});

function print(
  format: "text" | "json" | "markdown",
  project: Project,
  plan: TargetPlan,
  out: { readonly write: (text: string) => void; readonly color: boolean },
): void {
  const matrix = matrixOf(effectiveOf(project, plan));
  switch (format) {
    case "json":
      for (const part of matrixJson(matrix)) out.write(part);
      return;
    case "markdown":
      out.write(matrixMarkdown(matrixView(matrix)));
      return;
    case "text":
      out.write(matrixText(matrixView(matrix), out.color));
  }
}
