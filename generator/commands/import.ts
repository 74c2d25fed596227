import { basename, dirname, join, relative, resolve } from "node:path";
import { CLAUDE } from "#client/account-paths";
import { inOrder } from "#diagnostics/in-order";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { toJson } from "#diagnostics/json";
import { startOf } from "#ir/span";
import { importSetup, type Imported } from "../import/import-setup.ts";
import { specText } from "../import/spec-text.ts";
import { specName } from "../init/spec-name.ts";
import { folderFault } from "../io/folder-fault.ts";
import { projectName } from "../io/project-facts.ts";
import { readSchema } from "../io/read-schema.ts";
import { readSetup } from "../io/read-setup.ts";
import { templates } from "../io/readers.ts";
import { installedSchema, SCHEMA_COPY, schemaText } from "../io/schema-path.ts";
import type { NewFile } from "../io/write-new.ts";
import { command } from "./command.ts";
import { formatOption, specOption } from "./common-options.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { importReport } from "./import-report.ts";
import { printFindings } from "./print-findings.ts";
import { shown } from "./shown.ts";
import { type Started, writeStart } from "./write-start.ts";

/** `gen import DIR`: a spec from a set-up that is there. The set-up itself is not touched. */
export const importCommand = command({
  arguments: [{ name: "DIR", about: "a project, its .claude/, or a plugin" }],
  options: { spec: specOption, format: formatOption },
  examples: ["import .", "import ~/work/shop --spec shop/spec.yaml"],
  async run({ options, args, context }) {
    const { out, err } = context.terminal;
    const { started, imported } = await take(context, args[0] ?? ".", options.spec);
    const { written, diagnostics } = started;
    if (options.format === "json") {
      out.write(`${JSON.stringify({ written, diagnostics: toJson(diagnostics) }, null, 2)}\n`);
      return exitCode(diagnostics);
    }
    const sources = new Map(imported.sources);
    const told = diagnostics.filter(({ severity }) => severity !== "info");
    await printFindings(err, told, sources);
    if (exitCode(diagnostics) === 0) out.write(importReport(imported.spec, diagnostics, written));
    else err.write("Nothing was written.\n");
    return exitCode(diagnostics);
  },
});

interface Taken {
  readonly started: Started;
  readonly imported: Pick<Imported, "spec"> & {
    readonly sources: readonly (readonly [string, string])[];
  };
}

async function take(context: Context, dir: string, spec: string): Promise<Taken> {
  const { disk, cwd } = context;
  const root = resolve(cwd, dir);
  // In the form that the person gave: from here, or from the root.
  const show = (path: string): string => shown(cwd, join(dir, relative(root, path)));
  const path = shown(cwd, dir);
  const reason = folderFault(disk, root);
  if (reason !== undefined) {
    return refused([report("found-nothing", startOf(path), { path, reason })], []);
  }
  const { setup, findings } = readSetup(disk, root, show);
  const sources = setup.files.map(({ shown, text }) => [shown, text] as const);
  if (exitCode(findings) !== 0) return refused(findings, sources);
  if (setup.files.length === 0 && setup.plugins.length === 0) {
    return refused([...findings, report("found-nothing", startOf(path), { path })], sources);
  }
  const top = basename(root) === CLAUDE ? dirname(root) : root;
  const imported = importSetup(setup, specName(projectName(disk, top)));
  const all = [...findings, ...imported.findings];
  if (exitCode(all) !== 0 || imported.spec === undefined) return refused(all, sources);
  const folder = dirname(resolve(cwd, spec));
  const installed = installedSchema(disk, folder);
  const schema = installed ?? `./${SCHEMA_COPY}`;
  const text = specText(imported.spec, schema, path);
  const own = await ownFaults(context, spec, text, imported);
  if (exitCode(own) !== 0) return refused([...all, ...own], sources);
  const files: readonly NewFile[] = [
    { path: basename(spec), text },
    ...imported.files,
    ...(installed === undefined ? [{ path: SCHEMA_COPY, text: schemaText(disk) }] : []),
  ];
  const started = writeStart(context, folder, files);
  const diagnostics = inOrder([...all, ...started.diagnostics]);
  return { started: { ...started, diagnostics }, imported: { ...imported, sources } };
}

function refused(diagnostics: readonly Diagnostic[], sources: Taken["imported"]["sources"]): Taken {
  return { started: { written: [], diagnostics: inOrder(diagnostics) }, imported: { sources } };
}

/** Errors in what was made: a spec that does not build is no import. */
async function ownFaults(
  { disk, cwd, pipeline }: Context,
  spec: string,
  specText: string,
  { files }: Imported,
): Promise<readonly Diagnostic[]> {
  const { compile } = await pipeline();
  const beside = new Map(files.map(({ path, text }) => [join(path), text]));
  const { diagnostics } = compile({
    specFile: shown(cwd, spec),
    specText,
    schema: readSchema(disk),
    readBesideSpec: (path) => beside.get(join(path)),
    readTemplate: templates(disk),
  });
  return diagnostics.filter(({ severity }) => severity === "error");
}
