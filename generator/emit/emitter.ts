import type { Project } from "#ir/project";
import type { Evidence } from "#plan/evidence";
import type { Plan } from "#plan/plan";
import type { VirtualFile } from "./virtual-file.ts";

/** All that an emitter may look at. */
export interface EmitContext {
  readonly project: Project;
  readonly plan: Plan;
  readonly evidence: readonly Evidence[];
  /** Text of a file below `templates/`; a missing one is a fault of ours and throws. */
  readonly template: (path: string) => string;
}

/** One kind of output: `(project, plan) → files`, nothing else. */
export interface Emitter {
  readonly name: string;
  emit(context: EmitContext): readonly VirtualFile[];
}
