import { resolve } from "node:path";
import { near } from "#diagnostics/catalogue";
import type { Plan } from "#plan/plan";
import { inTempFolder } from "../io/temp-folder.ts";
import { bundleUnderTest } from "./bundle-under-test.ts";
import { command } from "./command.ts";
import { formatOption, outOption, specOption } from "./common-options.ts";
import { compileBundle } from "./compile.ts";
import { exitCode } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import { runTrials } from "./run-trials.ts";
import { shown } from "./shown.ts";
import { type TestResult, testText } from "./test-text.ts";

/** `gen test`: every example of the spec through the bundle's scripts, and every hook's faults. */
export const test = command({
  arguments: [{ name: "HOOK", about: "one hook instead of all", optional: true }],
  options: { spec: specOption, out: outOption, format: formatOption },
  examples: ["test", "test check-issue"],
  async run({ options, args: [only], context }) {
    const { out, err } = context.terminal;
    const compiled = await compileBundle(context, options.spec);
    const { plan, project, diagnostics } = compiled;
    if (plan === undefined || project === undefined || exitCode(diagnostics) !== 0) {
      await printFindings(err, diagnostics, compiled.sources);
      return exitCode(diagnostics);
    }
    const known = [...new Set(hooksOf(plan).map(({ id }) => id))];
    if (only !== undefined && !known.includes(only)) {
      const meant = near(only, known);
      const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
      err.write(`gen test: the spec has no hook "${only}"${hint}\n`);
      return 2;
    }
    const text = options.format === "text";
    const show = text ? out.write : (): void => undefined;
    const folder = resolve(context.cwd, options.out);
    const results = await inTempFolder(async (temp) => {
      const built = bundleUnderTest(context, folder, temp, compiled);
      if (built.fresh) show(`No bundle in ${shown(context.cwd, folder)}: testing a fresh one.\n`);
      return [
        ...built.stale.map((path) => staleResult(path, options.spec)),
        ...(await runTrials(context, { plan, project, out: built.out, temp, only, show })),
      ];
    });
    const failed = results.filter(({ ok }) => !ok).length;
    const summary = { passed: results.length - failed, failed, results };
    out.write(text ? testText(summary, out.color) : `${JSON.stringify(summary, null, 2)}\n`);
    return failed > 0 ? 1 : 0;
  },
});

function hooksOf({ project, plugin }: Plan): Plan["project"]["hooks"] {
  return [...project.hooks, ...plugin.hooks];
}

function staleResult(path: string, spec: string): TestResult {
  return {
    hook: path.replace(/^.*\/|\.[^.]+$/gu, ""),
    packaging: path.startsWith("plugin/") ? "plugin" : "project",
    example: `${path} is what the spec says`,
    spec,
    ok: false,
    expected: "current",
    got: "another file; run `gen build`",
  };
}
