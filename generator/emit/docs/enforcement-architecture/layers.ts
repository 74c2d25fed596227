/** The layers with their parts. A layer without parts is left out, and so is its number. */
import { EVENTS } from "#client/events";
import type { Agent } from "#ir/agent";
import type { Layer } from "#ir/documents";
import type { Project } from "#ir/project";
import type { HookPlan } from "#plan/plan";
import {
  code,
  codes,
  counted,
  few,
  fewCodes,
  listing,
  prose,
  sentence,
} from "../../../render/markdown.ts";
import type { EmitContext } from "../../emitter.ts";
import { agentByName, agentWords } from "../agent-words.ts";
import { allHooks } from "../all-hooks.ts";
import { eventWords } from "../event-words.ts";

/** A part, and what stands below it. */
interface LayerPart {
  readonly text: string;
  readonly parts: readonly string[];
}

export interface LayerView {
  readonly number: number;
  readonly title: string;
  readonly does: string;
  readonly parts: readonly LayerPart[];
  readonly property: string;
}

type LayerName = "hooks" | "servers" | "skills" | "agents";

const PLAIN: Readonly<Record<LayerName, Layer>> = {
  hooks: { title: "Hooks", does: "", property: "" },
  servers: { title: "MCP servers", does: "", property: "" },
  skills: { title: "Skills", does: "", property: "" },
  agents: { title: "Agents", does: "", property: "" },
};

export function layers(context: EmitContext): readonly LayerView[] {
  const { project } = context;
  const words = project.architecture?.layers ?? PLAIN;
  const parts: Readonly<Record<LayerName, readonly LayerPart[]>> = {
    hooks: hookParts(allHooks(context.plan).map(({ plan }) => plan)),
    servers: serverParts(project),
    skills: skillParts(project),
    agents: agentParts(project),
  };
  return (["hooks", "servers", "skills", "agents"] as const)
    .filter((name) => parts[name].length > 0)
    .map((name, index) => ({
      number: index + 1,
      title: prose(words[name].title),
      does: sentence(prose(words[name].does)),
      parts: parts[name],
      property: sentence(prose(words[name].property)),
    }));
}

function hookParts(hooks: readonly HookPlan[]): readonly LayerPart[] {
  return EVENTS.flatMap(({ name }) => {
    const here = hooks.filter(({ event }) => event === name);
    if (here.length === 0) return [];
    return [{ text: `${code(name)}: ${eventWords(name)}.`, parts: here.map(hookPart) }];
  });
}

function hookPart(hook: HookPlan): string {
  const agents = hook.scopes.flatMap((s) => (s.kind === "frontmatter" ? [s.agent] : []));
  const front = agents.length === 0 ? "" : `, in the frontmatter of ${fewCodes(agents)}`;
  return `${code(hook.id)} ${hook.verb}${front}. ${sentence(prose(hook.does))}`;
}

function serverParts(project: Project): readonly LayerPart[] {
  return project.servers.map((server) => {
    const names = (access: "read" | "write"): readonly string[] =>
      server.tools.filter((tool) => tool.access === access).map(({ name }) => name);
    const line = (access: "read" | "write"): readonly string[] =>
      names(access).length === 0
        ? []
        : [`${counted(names(access).length, `${access} tool`)}: ${codes(names(access))}.`];
    const unlisted = server.unlistedIsWrite ? ["A tool that is not listed counts as a write."] : [];
    return {
      text: `${prose(server.title)} (${code(server.name)}): ${sentence(prose(server.does))}`,
      parts: [...line("read"), ...line("write"), ...unlisted],
    };
  });
}

function skillParts(project: Project): readonly LayerPart[] {
  return project.skills.map((skill) => {
    const refers = [
      ...(skill.templates.length === 0 ? [] : [`templates ${codes(skill.templates)}`]),
      ...(skill.sops.length === 0 ? [] : [`SOPs ${codes(skill.sops)}`]),
    ];
    const runs = skill.agent === undefined ? [] : [`Runs as ${code(skill.agent)} in a fork.`];
    return {
      text: `${code(`/${skill.name}`)}: ${sentence(prose(skill.does))}`,
      parts: [...(refers.length === 0 ? [] : [`Refers to ${listing(refers)}.`]), ...runs],
    };
  });
}

function agentParts(project: Project): readonly LayerPart[] {
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
  const parts = project.agents.map((agent) => agentPart(project, agent));
  return [...(parts.length > MANY ? sameRules(parts) : parts), ...rest];
}

/** Above so many agents, those with the same rules share an entry. */
const MANY = 24;

function sameRules(parts: readonly LayerPart[]): readonly LayerPart[] {
  return [...Map.groupBy(parts, (part) => JSON.stringify(part.parts)).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || same.length === 1) return same;
    const names = same.map(({ text }) => text);
    return [
      {
        text: `${counted(same.length, "agent")} with the same rules:`,
        parts: [...first.parts, ...names],
      },
    ];
  });
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
  return [`Denied: ${listing(words)}.`];
}

function spawnWords(project: Project, { spawns }: Agent): readonly string[] {
  if (spawns === "any") return [];
  if (spawns.length === 0) return ["Starts no other agent."];
  return [`May start ${listing(few(spawns.map((name) => agentByName(project, name))))}.`];
}
