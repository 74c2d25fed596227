import { dirname, resolve } from "node:path";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { inOrder } from "#diagnostics/in-order";
import type { VirtualFile } from "../emit/virtual-file.ts";
import { manifestOf } from "../io/manifest.ts";
import { type EvidenceFound, readEvidence } from "../io/read-evidence.ts";
import { readSchema } from "../io/read-schema.ts";
import { readSpec } from "../io/read-spec.ts";
import { besideSpec, templates } from "../io/readers.ts";
import type { CompileInput, Compiled as Lowered } from "../pipeline.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { shown } from "./shown.ts";

/** What reading and analysing one spec gives. */
export interface CompiledSpec extends Lowered {
  readonly diagnostics: readonly Diagnostic[];
  /** Texts by shown path, for excerpts. */
  readonly sources: ReadonlyMap<string, string>;
  /** The spec's path as people are shown it. */
  readonly specFile: string;
}

/** The same with every file of the bundle, the manifest included; empty when there is an error. */
export interface Compiled extends CompiledSpec {
  readonly files: readonly VirtualFile[];
}

/** Reads the spec and analyses it; makes no files. */
export async function compileSpec(context: Context, spec: string): Promise<CompiledSpec> {
  const read = inputOf(context, spec);
  if ("fault" in read) return read.fault;
  const { compile } = await context.pipeline();
  const { specFile, specText } = read.input;
  const { evidence, diagnostics } = evidenceBeside(context, spec);
  const compiled = compile({ ...read.input, evidence });
  return {
    ...compiled,
    diagnostics: inOrder([...diagnostics, ...compiled.diagnostics]),
    specFile,
    sources: new Map([[specFile, specText]]),
  };
}

/** Reads the spec and runs the whole pipeline over it; nothing is written. */
export async function compileBundle(context: Context, spec: string): Promise<Compiled> {
  context.prepare?.();
  const read = inputOf(context, spec);
  if ("fault" in read) return { ...read.fault, files: [] };
  const { specFile, specText } = read.input;
  const { evidence, diagnostics } = evidenceBeside(context, spec);
  const { generate } = await context.pipeline();
  const result = await generate({ ...read.input, evidence, bundle: context.bundle });
  const all = inOrder([...diagnostics, ...result.diagnostics]);
  const { project, files } = result;
  return {
    ...result,
    specFile,
    diagnostics: all,
    files:
      exitCode(all) === 0 && project !== undefined
        ? [...files, manifestOf(files, specFile, project)]
        : [],
    sources: new Map([[specFile, specText]]),
  };
}

function evidenceBeside({ disk, cwd }: Context, spec: string): EvidenceFound {
  const folder = dirname(resolve(cwd, spec));
  return readEvidence(disk, folder, shown(cwd, folder));
}

function inputOf(
  { disk, cwd }: Context,
  spec: string,
): { readonly input: CompileInput } | { readonly fault: CompiledSpec } {
  const path = resolve(cwd, spec);
  const specFile = shown(cwd, spec);
  const read = readSpec(disk, path, specFile);
  if ("fault" in read) {
    return { fault: { diagnostics: [read.fault], sources: new Map(), specFile } };
  }
  return {
    input: {
      specFile,
      specText: read.text,
      schema: readSchema(disk),
      readBesideSpec: besideSpec(disk, path),
      readTemplate: templates(disk),
    },
  };
}
