import type { Ground } from "./direct.ts";
import { type Tool, unlistedName } from "./tools.ts";

const KNOWN = new WeakMap<Ground, Map<string, readonly Tool[]>>();

/** The tools that a toolset means, the unlisted ones of its server included. */
export function toolsetTools(ground: Ground, name: string): readonly Tool[] {
  const known = KNOWN.get(ground) ?? new Map<string, readonly Tool[]>();
  KNOWN.set(ground, known);
  const tools = known.get(name) ?? meant(ground, name);
  known.set(name, tools);
  return tools;
}

function meant({ project, naming, tools }: Ground, name: string): readonly Tool[] {
  const toolset = project.toolsets.find((one) => one.name === name);
  if (toolset === undefined) return [];
  const { server } = toolset;
  const names = [
    ...toolset.tools,
    ...(server?.unlisted === true ? [unlistedName(server.prefix)] : []),
  ];
  const spelled = new Set(names.map((tool) => naming.tools([tool]).at(-1) ?? tool));
  return tools.filter((tool) => spelled.has(tool.name));
}
