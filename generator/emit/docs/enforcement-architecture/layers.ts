/** The layers with their parts. A layer without parts is left out, and so is its number. */
import { EVENTS } from "#client/events";
import type { Layer } from "#ir/documents";
import type { Project } from "#ir/project";
import type { HookPlan } from "#plan/plan";
import { listing } from "../../../describe/listing.ts";
import { code, codes, counted, fewCodes, prose, sentence } from "../../../render/markdown.ts";
import type { EmitContext } from "../../emitter.ts";
import { allHooks } from "../all-hooks.ts";
import { eventWords } from "../event-words.ts";
import { agentParts } from "./agent-layer.ts";
import type { LayerPart } from "./layer-part.ts";

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
  const events = EVENTS.flatMap(({ name }) => {
    const here = hooks.filter(({ event }) => event === name);
    if (here.length === 0) return [];
    return [{ text: `${code(name)}: ${eventWords(name)}.`, parts: here.map(hookPart) }];
  });
  const inside = hooks.flatMap(frontmatterPart);
  if (inside.length === 0) return events;
  const text = "Frontmatter `PreToolUse`: registered in an agent's own file, fires while it runs.";
  return [...events, { text, parts: inside }];
}

/** A hook with the agents in whose files it is registered. */
function frontmatterPart({ id, scopes }: HookPlan): readonly string[] {
  const agents = scopes.flatMap((s) => (s.kind === "frontmatter" ? [s.agent] : []));
  return agents.length === 0 ? [] : [`${code(id)} in ${fewCodes(agents)}.`];
}

function hookPart(hook: HookPlan): string {
  return `${code(hook.id)} ${hook.verb}. ${sentence(prose(hook.does))}`;
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
