import type { AgentSelector } from "#runtime/rule";
import { agentType } from "#client/names";
import type { Project } from "#ir/project";
import type { ServerPattern } from "#client/matcher";
import type { Target } from "#plan/plan";

/** How names are spelled in one packaging. */
export interface Naming {
  readonly target: Target;
  /** `main` for the main session's agent, otherwise the agent type that payloads carry. */
  agent(name: string): string;
  /** Selected agents, spelled as payloads carry them. */
  who(selector: AgentSelector): AgentSelector;
  /** A tool's names as payloads carry them; a server of ours has one more inside a plugin. */
  tools(names: readonly string[]): readonly string[];
  /** A server pattern, once per spelling of the server's prefix. */
  servers(pattern: ServerPattern): readonly ServerPattern[];
}

export function namingFor(project: Project, target: Target): Naming {
  const own = new Map(project.agents.map((agent) => [agent.name, agent]));
  const ours = project.servers.filter((server) => server.connection !== undefined);
  const spellings = (prefix: string): readonly string[] => {
    const isOurs = ours.some((server) => server.prefix === prefix);
    if (target.packaging === "project" || !isOurs) return [prefix];
    return [prefix, prefix.replace(/^mcp__/, `mcp__plugin_${project.name}_`)];
  };
  const agentName = (name: string): string => {
    const agent = own.get(name);
    if (agent === undefined) return name;
    return agent.main ? "main" : agentType(name, target.packaging, project.name);
  };
  return {
    target,
    agent: agentName,
    who: (selector) =>
      "only" in selector
        ? { only: selector.only.map(agentName) }
        : { except: selector.except.map(agentName) },
    tools: (names) =>
      names.flatMap((name) => {
        const server = ours.find(({ prefix }) => name.startsWith(prefix));
        if (server === undefined) return [name];
        return spellings(server.prefix).map((prefix) => prefix + name.slice(server.prefix.length));
      }),
    servers: ({ prefix, except }) =>
      spellings(prefix).map((spelling) => ({
        prefix: spelling,
        except: except.map((name) => spelling + name.slice(prefix.length)),
      })),
  };
}
