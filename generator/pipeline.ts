import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Project } from "#ir/project";
import type { Plan } from "#plan/plan";
import type { VirtualFile } from "./emit/virtual-file.ts";

/** Reads a file beside the spec or the templates; `undefined` = not there. Given by the caller. */
export type ReadText = (path: string) => string | undefined;

/** Turns hook sources into single files. Given by the caller, since it starts a process. */
export type Bundle = (
  entries: readonly { readonly path: string; readonly source: string }[],
) => Promise<ReadonlyMap<string, string>>;

export interface GenerateInput {
  /** The spec's path as shown to people, and its text. */
  readonly specFile: string;
  readonly specText: string;
  /** Files that the spec names (prompt bodies), relative to the spec's folder. */
  readonly readBesideSpec: ReadText;
  /** Files below `templates/`. */
  readonly readTemplate: ReadText;
  readonly bundle: Bundle;
}

export interface GenerateResult {
  /** Every file of the bundle, sorted by path; empty when a diagnostic is an error. */
  readonly files: readonly VirtualFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Present as soon as the spec lowers, even when an analysis finds an error. */
  readonly project?: Project;
  readonly plan?: Plan;
}
