import type { Agent } from "#ir/agent";
import type { Project } from "#ir/project";

const INDEX = new WeakMap<Project, ReadonlyMap<string, Agent>>();

/** The spec's agent of that name; a large spec is asked once per agent, so the names are an index. */
export function agentNamed(project: Project, name: string): Agent | undefined {
  const index =
    INDEX.get(project) ?? new Map(project.agents.toReversed().map((agent) => [agent.name, agent]));
  INDEX.set(project, index);
  return index.get(name);
}
