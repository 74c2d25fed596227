import { join, resolve } from "node:path";
import { near } from "#diagnostics/catalogue";
import type { Packaging, Plan } from "#plan/plan";
import { inParallel } from "../io/in-parallel.ts";
import { look } from "../io/out-folder.ts";
import { type BundleRead, readBundle } from "../io/read-bundle.ts";
import { runTrial, type TrialSetting } from "../io/run-trial.ts";
import { inTempFolder } from "../io/temp-folder.ts";
import { type TrialRooms, trialRooms } from "../io/trial-rooms.ts";
import { writeBundle } from "../io/write-bundle.ts";
import { namingFor } from "../lower/to-plan/naming.ts";
import { judge } from "../simulate/judge.ts";
import { placeOf, type Trial, trialsOf } from "../simulate/trial.ts";
import { command } from "./command.ts";
import { formatOption, outOption, specOption } from "./common-options.ts";
import { type Compiled, compileBundle } from "./compile.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import { shown } from "./shown.ts";
import { progressOf, type TestResult, testText } from "./test-text.ts";

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
      const built = builtBundle(context, folder, temp, compiled);
      if (built.fresh) show(`No bundle in ${shown(context.cwd, folder)}: testing a fresh one.\n`);
      return [
        ...built.stale.map((path) => staleResult(path, options.spec)),
        ...(await runAll(context, { ...compiled, plan, project }, built.out, temp, only, show)),
      ];
    });
    const failed = results.filter(({ ok }) => !ok).length;
    const summary = { passed: results.length - failed, failed, results };
    out.write(text ? testText(summary, out.color) : `${JSON.stringify(summary, null, 2)}\n`);
    return failed > 0 ? 1 : 0;
  },
});

type Ready = Compiled & Required<Pick<Compiled, "plan" | "project">>;

function hooksOf({ project, plugin }: Plan): Plan["project"]["hooks"] {
  return [...project.hooks, ...plugin.hooks];
}

interface Built {
  /** The folder of the bundle under test. */
  readonly out: string;
  readonly fresh: boolean;
  /** Files that are not what the spec says today. */
  readonly stale: readonly string[];
}

/** The bundle on disk is what runs; only where there is none, a fresh one is made for the test. */
function builtBundle(context: Context, folder: string, temp: string, { files }: Compiled): Built {
  if (!context.disk.existsSync(join(folder, "manifest.json"))) {
    const out = join(temp, "out");
    const fault = writeBundle(context.disk, out, { write: files, remove: [] });
    if (fault !== undefined) throw new Error(`${fault.path}: ${fault.reason}`);
    return { out, fresh: true, stale: [] };
  }
  const stale = files.filter(({ kind, path, content }) => {
    if (!["hook", "settings", "agent", "plugin"].includes(kind)) return false;
    const found = look(context.disk, folder, path);
    return found.kind !== "file" || found.text !== content;
  });
  return { out: folder, fresh: false, stale: stale.map(({ path }) => path) };
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

async function runAll(
  context: Context,
  { plan, project }: Ready,
  out: string,
  temp: string,
  only: string | undefined,
  show: (text: string) => void,
): Promise<readonly TestResult[]> {
  const rooms = trialRooms(out, temp);
  const packagings: readonly Packaging[] = ["project", "plugin"];
  const work = packagings.flatMap((packaging) => {
    const bundle = readBundle(context.disk, out, packaging);
    const { hooks, target, agents } = plan[packaging];
    const naming = namingFor(project, target);
    const own = new Set(agents.map(({ agent }) => agent));
    const names: TrialSetting["names"] = {
      agentName: (name) => (own.has(name) ? naming.agent(name) : name),
      toolName: (name) => naming.tools([name]).at(-1) ?? name,
    };
    return hooks
      .filter(({ id }) => only === undefined || id === only)
      .flatMap(trialsOf)
      .map((trial) => ({ trial, bundle, names }));
  });
  const progress = progressOf(
    work.map(({ trial }) => trial.hook.id),
    show,
  );
  return inParallel([...work.entries()], async ([number, { trial, bundle, names }]) => {
    const result = await resultOf(trial, number, bundle, { out, rooms, names });
    progress(result);
    return result;
  });
}

async function resultOf(
  trial: Trial,
  number: number,
  bundle: BundleRead,
  setting: {
    readonly out: string;
    readonly rooms: TrialRooms;
    readonly names: TrialSetting["names"];
  },
): Promise<TestResult> {
  const happened =
    "config" in bundle
      ? await runTrial(trial, number, { ...setting, config: bundle.config })
      : ({ kind: "impossible", reason: `${bundle.path}: ${bundle.reason}` } as const);
  const said = happened.kind === "ran" ? happened.run.stderr.trimEnd() : "";
  const judged = judge(trial, happened);
  return {
    hook: trial.hook.id,
    packaging: trial.hook.target.packaging,
    example: trial.title,
    spec: placeOf(trial),
    ...judged,
    ...(judged.ok || said === "" ? {} : { stderr: said }),
  };
}
