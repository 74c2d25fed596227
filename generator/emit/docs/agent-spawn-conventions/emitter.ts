import type { Emitter } from "../../emitter.ts";
import { document } from "../document.ts";
import { spawnRules, speaksOfSpawning } from "../speaks-of-spawning.ts";
import { spawnConventionsView } from "./view.ts";

/** `docs/agent-spawn-conventions.md`; left out where the spec says nothing about agents. */
export const spawnConventionsDocument: Emitter = {
  name: "docs/agent-spawn-conventions",
  emit(context) {
    const { project } = context;
    if (!speaksOfSpawning(project)) return [];
    const because = [
      project.span,
      ...spawnRules(project).map(({ hook }) => hook.span),
      ...project.agents.map(({ spawnsSpan }) => spawnsSpan),
      ...project.references.map(({ span }) => span),
    ];
    return [document(context, "agent-spawn-conventions", spawnConventionsView(context), because)];
  },
};
