import type { Hook, SpawnBody } from "#ir/hook";
import type { Project } from "#ir/project";

/** The hook that says what a prompt must name, with its rule. */
export interface SpawnRule {
  readonly hook: Hook;
  readonly body: SpawnBody;
}

export function spawnRules(project: Project): readonly SpawnRule[] {
  return project.hooks.flatMap((hook) =>
    hook.body.kind === "spawn" ? [{ hook, body: hook.body }] : [],
  );
}

/** Whether the spec says anything about starting agents; without it there is nothing to document. */
export function speaksOfSpawning(project: Project): boolean {
  return project.agents.length > 0 || spawnRules(project).length > 0;
}
