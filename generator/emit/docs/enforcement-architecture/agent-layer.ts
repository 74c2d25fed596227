import type { Agent } from "#ir/agent";
import type { Project } from "#ir/project";
import { listing } from "../../../describe/listing.ts";
import { counted, fence, fewOf, prose, sentence } from "../../../render/markdown.ts";
import { agentByName, agentWords } from "../agent-words.ts";
import type { LayerPart } from "./layer-part.ts";

/** The agents with what they are denied and whom they may start. */
export function agentParts(project: Project): readonly LayerPart[] {
  const { others } = project;
  const rest: readonly LayerPart[] =
    others === undefined
      ? []
      : [
          {
            text: `Others: ${sentence(prose(others.does))}`,
            parts: deniedWords(project, others.denies),
          },
        ];
  const own = project.agents.map((agent) => ({ agent, part: agentPart(project, agent) }));
  return [...(own.length > MANY ? sameRules(own) : own.map(({ part }) => part)), ...rest];
}

/** Above so many agents, those with the same rules share an entry. */
const MANY = 24;

interface AgentEntry {
  readonly agent: Agent;
  readonly part: LayerPart;
}

function sameRules(own: readonly AgentEntry[]): readonly LayerPart[] {
  const groups = Map.groupBy(own, ({ part }) => JSON.stringify(part.parts));
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || same.length === 1) return same.map(({ part }) => part);
    return [
      {
        text: `${counted(same.length, "agent")} with the same rules:`,
        parts: [...first.part.parts, roster(same.map(({ agent }) => agent))],
      },
    ];
  });
}

/** One agent per line, as plain text: as Markdown, a thousand entries take a second to format. */
function roster(agents: readonly Agent[]): string {
  const lines = agents.map(
    ({ name, title, does }) => `${name}: ${title}. ${does.trim().replaceAll(/\s+/gu, " ")}`,
  );
  return fence(lines.join("\n"), "text").replaceAll("\n", "\n    ");
}

function agentPart(project: Project, agent: Agent): LayerPart {
  const owns = agent.owns === undefined ? [] : [`Owns ${prose(agent.owns)}.`];
  const isolation = agent.isolation === undefined ? [] : ["Works in a worktree of its own."];
  return {
    text: `${agentWords(agent)}: ${sentence(prose(agent.does))}`,
    parts: [
      ...owns,
      ...isolation,
      ...deniedWords(project, agent.denies),
      ...spawnWords(project, agent),
    ],
  };
}

function deniedWords(project: Project, denies: Agent["denies"]): readonly string[] {
  if (denies.length === 0) return [];
  const words = denies.map(({ toolset, place }) => {
    const title = project.toolsets.find(({ name }) => name === toolset)?.title ?? toolset;
    return `${prose(title)}${place === undefined ? "" : ` inside ${place}`}`;
  });
  return [`Denied: ${words.join(", ")}.`];
}

function spawnWords(project: Project, { spawns }: Agent): readonly string[] {
  if (spawns === "any") return [];
  if (spawns.length === 0) return ["Starts no other agent."];
  return [`May start ${listing(fewOf(spawns, (name) => agentByName(project, name)))}.`];
}
