/**
 * The compiler: load → validate → lower → analyse → emit → format. Text in, files and findings out;
 * what is needed from outside (files beside the spec, templates, the bundler) is handed in.
 */
import type { Diagnostic } from "#diagnostics/diagnostic";
import { inOrder } from "#diagnostics/in-order";
import type { Project } from "#ir/project";
import type { Evidence } from "#plan/evidence";
import type { HookPlan, Plan } from "#plan/plan";
import { analyse } from "./analyse/analyse.ts";
import { staleEvidence } from "./analyse/rules/stale-evidence.ts";
import type { Bundle } from "./emit/hooks/hook-frame.ts";
import { hookFrames } from "./emit/hooks/hooks.ts";
import type { VirtualFile } from "./emit/virtual-file.ts";
import { type RuntimeClosure, runtimeClosures } from "./hook-runtime/closure.ts";
import { partsOf } from "./hook-runtime/needs.ts";
import { load } from "./load/load.ts";
import type { ReadText } from "./load/read-text.ts";
import type { Spec } from "./load/spec-shape.ts";
import { lowerPlan } from "./lower/lower-plan.ts";
import { lowerSpec } from "./lower/lower-spec.ts";
import { sha256 } from "#plan/sha256";
import type { Schema } from "./validate/schema.ts";
import { validate } from "./validate/validate.ts";

export interface CompileInput {
  /** The spec's path as shown to people, and its text. */
  readonly specFile: string;
  readonly specText: string;
  readonly schema: Schema;
  /** Files that the spec names (prompt bodies), relative to the spec's folder. */
  readonly readBesideSpec: ReadText;
  /** Files below `templates/`. */
  readonly readTemplate: ReadText;
  /** What runs on real clients showed, to tell what has changed since; none when absent. */
  readonly evidence?: readonly Evidence[];
}

export interface GenerateInput extends CompileInput {
  readonly evidence: readonly Evidence[];
  readonly bundle: Bundle;
}

export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  /** Present as soon as the spec lowers, even when an analysis finds an error. */
  readonly project?: Project;
  readonly plan?: Plan;
}

export interface GenerateResult extends Compiled {
  /** Every file of the bundle, sorted by path; empty when a diagnostic is an error. */
  readonly files: readonly VirtualFile[];
}

/** All stages that need no output: spec → plan and findings. */
export function compile(input: CompileInput): Compiled {
  const lowered = lower(input, runtimeOf(input));
  return "plan" in lowered ? analysed(lowered, input) : lowered;
}

export async function generate(input: GenerateInput): Promise<GenerateResult> {
  const runtime = runtimeOf(input);
  const lowered = lower(input, runtime);
  if (!("plan" in lowered)) return { ...lowered, files: [] };
  const { project, plan } = lowered;
  // The bundler works in processes of its own, beside the analysis and the printing.
  const bundled = input.bundle(hookFrames([...plan.project.hooks, ...plan.plugin.hooks]));
  const compiled = analysed(lowered, input);
  if (hasError(compiled.diagnostics)) return { ...compiled, files: [] };
  const template = (path: string): string => requireTemplate(input, path);
  const context = { project, plan, evidence: input.evidence, template };
  // Loaded only here: what only looks at a spec starts without the printers.
  const [{ emitBundle }, { formatFiles }] = await Promise.all([
    import("./emit/bundle.ts"),
    import("./format/format.ts"),
  ]);
  return { ...compiled, files: await emitBundle(context, { runtime, bundled }, formatFiles) };
}

interface Lowered {
  readonly diagnostics: readonly Diagnostic[];
  readonly project: Project;
  readonly plan: Plan;
}

/** Load → validate → lower; without a plan when a finding is an error. */
function lower(
  input: CompileInput,
  runtime: RuntimeClosure,
): Lowered | { readonly diagnostics: readonly Diagnostic[] } {
  const { source, diagnostics } = load(input.specFile, input.specText);
  if (source === undefined) return { diagnostics };
  const shape = validate(source, input.schema);
  if (hasError(shape)) return { diagnostics: shape };
  // The schema has just vouched for the shape: the one place where data becomes a typed spec.
  const lowered = lowerSpec(source.value as Spec, source.spans, input.readBesideSpec);
  if (hasError(lowered.diagnostics)) return { diagnostics: lowered.diagnostics };
  const { project } = lowered;
  const plan = lowerPlan(project, hookBytes(runtime));
  return { diagnostics: [...shape, ...lowered.diagnostics], project, plan };
}

function analysed({ diagnostics, project, plan }: Lowered, input: CompileInput): Compiled {
  const found = inOrder([
    ...diagnostics,
    ...analyse(project, plan),
    ...staleEvidence(plan, input.evidence ?? []),
  ]);
  return { diagnostics: found, project, plan };
}

export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function requireTemplate({ readTemplate }: CompileInput, path: string): string {
  const text = readTemplate(path);
  if (text === undefined) throw new Error(`templates/${path} is missing`);
  return text;
}

/** The hook runtime; its files are read once a run. */
function runtimeOf(input: CompileInput): RuntimeClosure {
  return runtimeClosures((file) => requireTemplate(input, `runtime/${file}`));
}

/** Digest of the runtime files behind a hook, once per set of files. */
function hookBytes(runtime: RuntimeClosure): (hook: HookPlan) => string {
  const known = new Map<string, string>();
  return ({ rule }) => {
    const entries = partsOf(rule).map(({ file }) => file);
    const key = entries.join("\n");
    const digest = known.get(key) ?? sha256([...runtime(entries).values()].join("\n"));
    known.set(key, digest);
    return digest;
  };
}
