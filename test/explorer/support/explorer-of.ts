import type { Project } from "#ir/project";
import type { Evidence } from "#plan/evidence";
import { explorerEmitter } from "../../../generator/emit/explorer/emitter.ts";
import { lowered, SHIPPED } from "../../analyse/support/compiled.ts";
import type { SpecSource } from "../../support/compile-spec.ts";
import { contextOf } from "../../docs/render-docs.ts";

/** The page of a project. */
export function explorerOf(project: Project, evidence: readonly Evidence[] = []): string {
  const [file] = explorerEmitter.emit(contextOf(project, evidence));
  if (file === undefined) throw new Error("no page");
  return file.content;
}

export function explorerOfSpec(source: SpecSource | string = SHIPPED): string {
  return explorerOf(lowered(source).project);
}
