import type { Agent } from "#ir/agent";
import type { Project } from "#ir/project";
import { code, prose } from "../../render/markdown.ts";
import { agentNamed } from "../agents/agent-named.ts";

/** An agent as documents call it: its title, with the name that the client knows. */
export function agentWords(agent: Agent): string {
  return `${prose(agent.title)} (${agent.main ? "main session" : code(agent.name)})`;
}

/** The same by name; `others` and names of the client's own types too. */
export function agentByName(project: Project, name: string): string {
  if (name === "others") return "every agent that the spec does not name";
  const agent = agentNamed(project, name);
  return agent === undefined ? code(name) : agentWords(agent);
}

/** The main session's agent, if the spec has one. */
export function mainAgent(project: Project): Agent | undefined {
  return project.agents.find(({ main }) => main);
}

/** What to call the main session in a sentence. */
export function mainWords(project: Project): string {
  const main = mainAgent(project);
  return main === undefined ? "the main session" : prose(main.title);
}
