import { dirname, resolve } from "node:path";
import type { Project } from "#ir/project";
import { askServer, type ServerAnswer } from "../io/ask-server.ts";
import { inParallel } from "../io/in-parallel.ts";
import { readText } from "../io/read-text.ts";
import { textDiff } from "../io/text-diff.ts";
import { compareServer, type OfferedTool } from "../servers/compare-server.ts";
import { readConnections } from "../servers/connection.ts";
import { addServer, editSpec } from "../servers/edit-spec.ts";
import { fillVariables, type Variables, withoutValues } from "../servers/fill-variables.ts";
import { mergeEdits } from "../servers/list-edit.ts";
import { serverEntry } from "../servers/server-entry.ts";
import { type Candidate, candidates, type ConnectionFile } from "../servers/survey-servers.ts";
import { command, type ExitCode } from "./command.ts";
import { formatOption, outOption, specOption } from "./common-options.ts";
import { compileSpec } from "./compile.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import { isTrouble, serversText, type ServerReport } from "./servers-text.ts";
import { shown } from "./shown.ts";

/** `gen servers`: asks real servers for their tools and compares them with the spec. */
export const servers = command({
  arguments: [],
  options: {
    spec: {
      type: "string",
      value: "FILE",
      about: `the spec (default: ${specOption.default}; with --mcp it may be absent)`,
    },
    mcp: {
      type: "string",
      value: "FILE",
      multiple: true,
      about: "an .mcp.json with connections; it goes before the spec's own",
    },
    timeout: { type: "string", value: "S", default: "20", about: "seconds that each server gets" },
    out: outOption,
    format: formatOption,
  },
  examples: ["servers", "servers --mcp .mcp.json --timeout 60"],
  async run({ options, context }) {
    const { out, err } = context.terminal;
    const refuse = (text: string): ExitCode => {
      err.write(`gen servers: ${text}\n`);
      return 2;
    };
    const limitS = Number(options.timeout);
    if (!(limitS > 0 && limitS <= 3600)) return refuse('"--timeout" takes seconds, 1 to 3600');
    const files = options.mcp.map((path) => connectionFile(context, path));
    const broken = files.find((file) => "fault" in file);
    if (broken !== undefined) return refuse(broken.fault);
    const found = await comparedWith(context, options);
    if ("stop" in found) return found.stop;
    const { project, specFile, specText } = found;
    const read = files.flatMap((file) => ("fault" in file ? [] : [file]));
    const all = candidates(project, read, { path: specFile, folder: context.cwd });
    if (!all.some(({ connection }) => connection !== undefined)) {
      return refuse("there is no server with a connection to ask; give an .mcp.json with --mcp");
    }
    const told = await ask(all, project, limitS, (line) => err.write(line));
    const patch = patchOf(specFile, specText, told);
    const reports = told.map(({ report }) => report);
    out.write(
      options.format === "json"
        ? `${JSON.stringify({ servers: reports, patch }, null, 2)}\n`
        : serversText(reports, patch, out.color),
    );
    return reports.some(isTrouble) ? 1 : 0;
  },
});

/** The part of a spec that a comparison needs. */
type Known = Pick<Project, "servers" | "confirm">;

interface Compared {
  readonly project: Known;
  readonly specFile: string;
  readonly specText: string;
}

/** The spec; with connections from elsewhere there need not be one yet. */
async function comparedWith(
  context: Context,
  { spec, mcp }: { readonly spec: string | undefined; readonly mcp: readonly string[] },
): Promise<Compared | { readonly stop: ExitCode }> {
  const file = spec ?? specOption.default;
  const isThere = context.disk.existsSync(resolve(context.cwd, file));
  if (spec === undefined && mcp.length > 0 && !isThere) {
    return { project: { servers: [], confirm: [] }, specFile: file, specText: "" };
  }
  const { project, diagnostics, sources, specFile } = await compileSpec(context, file);
  if (project === undefined || exitCode(diagnostics) !== 0) {
    await printFindings(context.terminal.err, diagnostics, sources);
    return { stop: exitCode(diagnostics) };
  }
  return { project, specFile, specText: sources.get(specFile) ?? "" };
}

function connectionFile(
  { disk, cwd }: Context,
  path: string,
): ConnectionFile | { readonly fault: string } {
  const full = resolve(cwd, path);
  const read = readText(disk, full);
  const fault = (reason: string): { readonly fault: string } => ({
    fault: `cannot use "${shown(cwd, path)}": ${reason}`,
  });
  if (!("text" in read)) return fault(read.reason);
  const connections = readConnections(read.text);
  if (!(connections instanceof Map))
    return fault("reason" in connections ? connections.reason : "");
  return { path: shown(cwd, path), folder: dirname(full), connections };
}

/** What was found, with the entry for a server that the spec does not know. */
interface Told {
  readonly report: ServerReport;
  readonly entry?: string;
}

/** Servers mostly wait: more at once than there are processors does no harm. */
const WIDTH = 8;

function ask(
  all: readonly Candidate[],
  project: Known,
  limitS: number,
  show: (line: string) => void,
): Promise<readonly Told[]> {
  return inParallel(
    all,
    async (candidate) => {
      const told = await askOne(candidate, project, limitS);
      if (told.report.state !== "skipped") show(`  ${candidate.name}: ${told.report.state}\n`);
      return told;
    },
    WIDTH,
  );
}

async function askOne(candidate: Candidate, project: Known, limitS: number): Promise<Told> {
  const { name, server, from, folder, connection } = candidate;
  const base = { name, from, inSpec: server !== undefined, tools: [], findings: [] };
  const silent = (reason: string, help: string): Told => ({
    report: { ...base, state: "silent", reason, help },
  });
  if (connection === undefined) {
    const reason =
      server?.plugin === undefined
        ? "it is set up elsewhere"
        : `the plugin ${server.plugin} has it`;
    const help = "Give its .mcp.json with --mcp.";
    return { report: { ...base, state: "skipped", reason, help } };
  }
  if ("reason" in connection) return silent(connection.reason, `Mend its entry in ${from}.`);
  const filled = fillVariables(connection, variablesFor(folder));
  if (filled.missing.length > 0) {
    const names = filled.missing.join(", ");
    return silent(`${names} is not set`, `Set ${names} in the environment, then again.`);
  }
  const answer = await askServer(filled.connection, { limitS, cwd: folder });
  if (answer.kind === "silent") {
    const clean = (text: string): string => withoutValues(text, filled.values);
    return silent(clean(answer.reason), clean(helpFor(connection.kind, answer)));
  }
  if (server === undefined) {
    const report: ServerReport = { ...base, state: "asked", tools: toolReports(answer.tools) };
    return { report, entry: serverEntry(name, connection, answer.tools) };
  }
  const assumed = project.confirm.filter(({ path }) => path === `servers.${name}`);
  const findings = compareServer(server, answer.tools, assumed);
  const access = new Map(server.tools.map((tool) => [tool.name, tool.access]));
  return {
    report: { ...base, state: "asked", tools: toolReports(answer.tools, access), findings },
  };
}

/** The client fills in the folders itself. */
function variablesFor(folder: string): Variables {
  return { ...process.env, CLAUDE_PROJECT_DIR: folder, CLAUDE_PLUGIN_ROOT: folder };
}

function helpFor(kind: string, { said }: Extract<ServerAnswer, { kind: "silent" }>): string {
  if (said !== "") return `It said: ${said.replaceAll("\n", "\n    ")}`;
  return kind === "stdio"
    ? "Start it by hand to see what is wrong, or give it more time with --timeout."
    : "Look whether the address is right and the server runs; a login goes into the entry's headers.";
}

function toolReports(
  tools: readonly OfferedTool[],
  access: ReadonlyMap<string, "read" | "write"> = new Map(),
): ServerReport["tools"] {
  return tools.map(({ name, readOnlyHint }) => ({
    name,
    access: access.get(name) ?? null,
    readOnlyHint: readOnlyHint ?? null,
  }));
}

/** All changes of the spec in one patch, so that it applies as a whole. */
function patchOf(file: string, text: string, told: readonly Told[]): string {
  const edits = told.flatMap(({ report }) => report.findings.flatMap((one) => one.edits));
  let changed = editSpec(text, mergeEdits(edits));
  for (const { entry } of told) {
    if (entry !== undefined) changed = addServer(changed, entry);
  }
  const below = file.replace(/^\/+/u, "");
  return changed === text
    ? ""
    : textDiff({ before: `a/${below}`, after: `b/${below}` }, text, changed);
}
