import { toGithub } from "#diagnostics/github";
import { toJson } from "#diagnostics/json";
import { command } from "./command.ts";
import { ciFormatOption, outOption, specOption } from "./common-options.ts";
import { compileSpec } from "./compile.ts";
import { exitCode } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";

/** `gen lint`: everything that can be said about the spec, nothing written. */
export const lint = command({
  arguments: [],
  options: { spec: specOption, out: outOption, format: ciFormatOption },
  examples: ["lint --format github"],
  async run({ options, context }) {
    const { out } = context.terminal;
    const { diagnostics, sources, specFile } = await compileSpec(context, options.spec);
    switch (options.format) {
      case "json":
        out.write(`${JSON.stringify({ diagnostics: toJson(diagnostics) }, null, 2)}\n`);
        break;
      case "github":
        out.write(toGithub(diagnostics));
        break;
      case "text":
        await printFindings(out, diagnostics, sources);
        if (diagnostics.length === 0) out.write(`${specFile}: nothing to say.\n`);
    }
    return exitCode(diagnostics);
  },
});
