import { resolve } from "node:path";
import type { ExternalHook } from "#ir/project";
import { runInAccount, type Place } from "../io/run-in-account.ts";
import { readBundle } from "../io/read-bundle.ts";
import { inTempFolder } from "../io/temp-folder.ts";
import type { BundleConfig } from "../simulate/bundle-config.ts";
import {
  type Expected,
  expectedOf,
  matchingExternals,
  type StandIn,
  standInHandlers,
} from "../simulate/external.ts";
import { simulate as simulateCall, type Simulation } from "../simulate/simulate.ts";
import { command, type ExitCode } from "./command.ts";
import { formatOption, outOption, specOption } from "./common-options.ts";
import { compileSpec } from "./compile.ts";
import { exitCode } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import { type Payload, readPayload } from "./read-payload.ts";
import { shownBelow } from "./shown.ts";
import { simulationText } from "./simulation-text.ts";
import { standInsOf } from "./stand-ins.ts";

const options = {
  payload: { type: "string", value: "FILE", about: "what the client would send to its hooks" },
  packaging: {
    type: "string",
    default: "project",
    choices: ["project", "plugin"],
    about: "which form of the bundle is in force",
  },
  project: {
    type: "string",
    value: "DIR",
    about: "the project; scripts come from its .claude/hooks, if it has one",
  },
  external: {
    type: "string",
    value: "NAME=COMMAND",
    multiple: true,
    about: "stand-in for a hook that is not ours",
  },
  spec: specOption,
  out: outOption,
  format: formatOption,
} as const;

/** `gen simulate`: runs the hooks of the bundle on one payload, as the client would. */
export const simulate = command({
  arguments: [],
  options,
  examples: ["simulate --payload payload.json", "simulate --payload p.json --packaging plugin"],
  async run({ options, context }) {
    const { terminal, cwd, disk } = context;
    const refuse = (text: string): ExitCode => {
      terminal.err.write(`gen simulate: ${text}\n`);
      return 2;
    };
    if (options.payload === undefined) return refuse('the option "--payload FILE" is needed');
    const payload = readPayload(context, options.payload);
    if ("fault" in payload) return refuse(payload.fault);
    const { project, diagnostics, sources } = await compileSpec(context, options.spec);
    if (project === undefined || exitCode(diagnostics) !== 0) {
      await printFindings(terminal.err, diagnostics, sources);
      return exitCode(diagnostics);
    }
    const standIns = standInsOf(options.external, project.external);
    if ("fault" in standIns) return refuse(standIns.fault);
    const out = resolve(cwd, options.out);
    const bundle = readBundle(disk, out, options.packaging);
    if ("reason" in bundle) {
      const path = shownBelow(cwd, out, bundle.path);
      return refuse(
        `cannot read "${path}": ${bundle.reason}. Write the bundle with \`gen build\`.`,
      );
    }
    const place = options.project === undefined ? undefined : resolve(cwd, options.project);
    const task = { bundle: bundle.config, out, payload, place, external: project.external };
    const told = await runTask({ ...task, standIns });
    terminal.out.write(
      options.format === "json"
        ? `${JSON.stringify(told, null, 2)}\n`
        : simulationText(payload, told, terminal.out.color),
    );
    return told.decision === "block" ? 1 : 0;
  },
});

/** What the command tells; the JSON output is this. */
export interface Told extends Simulation {
  /** Hooks that are not ours and would run beside these. */
  readonly expected: readonly Expected[];
  /** What the client leaves out of the bundle without a word. */
  readonly notes: readonly string[];
}

interface Task {
  readonly bundle: BundleConfig;
  readonly out: string;
  readonly payload: Payload;
  readonly place: string | undefined;
  readonly external: readonly ExternalHook[];
  readonly standIns: readonly StandIn[];
}

function runTask({ bundle, out, payload, place, external, standIns }: Task): Promise<Told> {
  return inTempFolder(async (folder) => {
    const where: Place = { out, folder, project: place };
    const { event, value } = payload;
    const others = matchingExternals(external, event, value);
    const simulation = await simulateCall(
      bundle,
      { event, payload: value },
      runInAccount(where, payload),
      standInHandlers(others, standIns),
    );
    return { ...simulation, expected: expectedOf(others, standIns), notes: bundle.notes };
  });
}
