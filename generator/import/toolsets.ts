/** Denials of all agents, sorted into toolsets: tools of one kind that the same agents are denied. */
import { clientTool } from "#client/tools";
import type { SpecToolset } from "../load/spec-shape.ts";
import type { FoundAgent } from "./agents.ts";

export interface Toolsets {
  readonly toolsets: Readonly<Record<string, SpecToolset>>;
  /** Names of toolsets by agent. */
  readonly denies: ReadonlyMap<string, readonly string[]>;
}

interface Kind {
  readonly name: string;
  readonly message: string;
}

const WRITES: Kind = {
  name: "file-writes",
  message: "{tool} changes files, and the {agent} agent does not. Report what should change.",
};
const SHELLS: Kind = {
  name: "shells",
  message: "{tool} runs a shell, and the {agent} agent has none.",
};
const OTHER: Kind = { name: "tools", message: "The {agent} agent has no {tool}." };

function kindOf(tool: string): Kind {
  if (tool.includes(".")) return { ...OTHER, name: `${tool.slice(0, tool.indexOf("."))}-tools` };
  const effects = clientTool(tool)?.effects ?? [];
  if (effects.includes("writes-files")) return WRITES;
  return effects.includes("runs-shell") ? SHELLS : OTHER;
}

/** `name` gives out the names, those of hooks among them. */
export function toolsetsOf(
  agents: readonly FoundAgent[],
  name: (text: string) => string,
): Toolsets {
  const groups = new Map<string, { kind: Kind; tools: string[]; agents: readonly string[] }>();
  for (const [tool, names] of deniedTo(agents)) {
    const kind = kindOf(tool);
    const key = `${kind.name} ${names.join(" ")}`;
    const group = groups.get(key) ?? { kind, tools: [], agents: names };
    groups.set(key, { ...group, tools: [...group.tools, tool] });
  }
  const toolsets: Record<string, SpecToolset> = {};
  const denies = new Map<string, readonly string[]>();
  for (const { kind, tools, agents: names } of groups.values()) {
    const key = name(kind.name);
    toolsets[key] = {
      tools,
      hook: name(`block-${key}`),
      message: kind.message,
      examples: examplesOf(tools, names[0] ?? ""),
    };
    for (const agent of names) denies.set(agent, [...(denies.get(agent) ?? []), key]);
  }
  return { toolsets, denies };
}

/** Agents by denied tool, both sorted. */
function deniedTo(agents: readonly FoundAgent[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, denied } of agents) {
    for (const tool of denied) names.set(tool, [...(names.get(tool) ?? []), name]);
  }
  return new Map([...names].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function examplesOf(tools: readonly string[], agent: string): NonNullable<SpecToolset["examples"]> {
  const [tool = ""] = tools;
  const free = ["Read", "Glob", "TodoWrite"].find((one) => !tools.includes(one)) ?? "Grep";
  return [
    { agent, call: { tool }, verdict: "block" },
    { agent, call: { tool: free }, verdict: "allow" },
    { agent, call: { tool }, fault: "bad-json", verdict: "block" },
  ];
}
