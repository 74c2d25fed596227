import type { Emitter } from "../../emitter.ts";
import { document } from "../document.ts";
import { hookSpans } from "../hook-spans.ts";
import { assuranceView } from "./view.ts";

/** `docs/assurance.md`: what holds against what, what is proven, what stays open. */
export const assuranceDocument: Emitter = {
  name: "docs/assurance",
  emit(context) {
    const { project } = context;
    const because = [
      ...hookSpans(context),
      ...project.agents.map(({ span }) => span),
      ...project.invariants.map(({ span }) => span),
    ];
    return [document(context, "assurance", assuranceView(context), because)];
  },
};
