import { near } from "#diagnostics/catalogue";
import { command, type ExitCode } from "./command.ts";
import { formatOption, outOption, specOption } from "./common-options.ts";
import { compileBundle, type Compiled, compileSpec } from "./compile.ts";
import { shown } from "./shown.ts";
import { strangeTool } from "./strange-tool.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { explainCall } from "./explain-call.ts";
import { explainCode } from "./explain-code.ts";
import { explainFile } from "./explain-file.ts";
import { explainHook } from "./explain-hook.ts";
import { pressing, printFindings } from "./print-findings.ts";

/** An answer for people and the same for programs. */
export interface Answer {
  readonly text: string;
  readonly data: object;
}

/** `gen explain`: what a code, a file, a hook or a call is about. */
export const explain = command({
  arguments: [
    { name: "WHAT", about: "a code, a file of the bundle, a hook, or an agent" },
    { name: "TOOL", about: "with an agent: the tool that it would call", optional: true },
  ],
  options: { spec: specOption, out: outOption, format: formatOption },
  examples: [
    "explain unknown-tool",
    "explain out/claude/settings.json",
    "explain preference-consult-gate",
    "explain qa Write",
  ],
  async run({ options, args, context }) {
    const { out, err } = context.terminal;
    const print = (answer: Answer): ExitCode => {
      out.write(options.format === "json" ? json(answer) : answer.text);
      return 0;
    };
    const [what = "", tool] = args;
    const code = tool === undefined ? explainCode(what) : undefined;
    if (code !== undefined) return print(code);
    const folder = shown(context.cwd, options.out);
    const spec = await compileSpec(context, options.spec);
    const strange = tool === undefined ? undefined : strangeTool(spec, tool);
    if (strange !== undefined) {
      err.write(`gen explain: ${strange}\n`);
      return 2;
    }
    const found = tool === undefined ? explainHook(spec, what) : explainCall(spec, what, tool);
    if (found !== undefined) return print(found);
    // Only a file of the bundle needs the bundle made.
    const compiled =
      tool === undefined ? await compileBundle(context, options.spec) : { ...spec, files: [] };
    const answer = tool === undefined ? explainFile(compiled, what, folder) : undefined;
    if (answer !== undefined) return print(answer);
    if (exitCode(compiled.diagnostics) !== 0) {
      await printFindings(err, pressing(compiled.diagnostics), compiled.sources);
      return exitCode(compiled.diagnostics);
    }
    err.write(unknown(compiled, what, tool, context, folder));
    return 2;
  },
});

function unknown(
  { project, plan, files }: Compiled,
  what: string,
  tool: string | undefined,
  context: Context,
  folder: string,
): string {
  const agents = (project?.agents ?? []).map(({ name }) => name);
  const hooks = (plan?.project.hooks ?? []).map(({ id }) => id);
  const known = tool === undefined ? [...hooks, ...files.map(({ path }) => path)] : agents;
  const path = shown(context.cwd, what).replace(`${folder}/`, "");
  if (tool === undefined && agents.includes(what)) {
    return `gen explain: "${what}" is an agent; name a tool too: gen explain ${what} Write\n`;
  }
  const meant = near(what, known) ?? near(path, known);
  const kind = tool === undefined ? "no code, hook or file of the bundle" : "no agent";
  const hint = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  return `gen explain: ${kind} is called "${what}".${hint}\n`;
}

function json({ data }: Answer): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
