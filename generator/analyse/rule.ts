import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Project } from "#ir/project";
import type { Plan } from "#plan/plan";

/** A rule over the whole spec: what it finds, as values. One file per rule in `rules/`. */
export type AnalysisRule = (project: Project, plan: Plan) => readonly Diagnostic[];
