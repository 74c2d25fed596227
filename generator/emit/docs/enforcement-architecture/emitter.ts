import type { Emitter } from "../../emitter.ts";
import { document } from "../document.ts";
import { hookSpans } from "../hook-spans.ts";
import { architectureView } from "./view.ts";

/** `docs/enforcement-architecture.md`: what enforces what, and how the parts work together. */
export const architectureDocument: Emitter = {
  name: "docs/enforcement-architecture",
  emit(context) {
    const { project } = context;
    const because = [
      ...hookSpans(context),
      ...[...project.agents, ...project.servers, ...project.skills].map(({ span }) => span),
      ...project.invariants.map(({ span }) => span),
      ...(project.architecture === undefined ? [] : [project.architecture.span]),
    ];
    return [document(context, "enforcement-architecture", architectureView(context), because)];
  },
};
