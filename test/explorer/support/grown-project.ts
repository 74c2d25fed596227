import type { Project } from "#ir/project";
import { sampleProject } from "../../docs/sample-project.ts";
import { server } from "../../docs/sample-server.ts";

const clerk = sampleProject.agents.filter(({ name }) => name === "clerk");

/** The sample with so many further agents, and servers with so many further tools in all. */
export function grownProject(agents: number, tools: number, distinct = false): Project {
  const more = Array.from({ length: agents }, (_, at) =>
    clerk.map((agent) => ({
      ...agent,
      name: `clerk-${at}`,
      title: `Clerk ${at}`,
      ...(distinct ? { denies: denials(at) } : {}),
    })),
  ).flat();
  const names = Array.from({ length: tools }, (_, at) => `tool-${at}`);
  return {
    ...sampleProject,
    agents: [...sampleProject.agents, ...more],
    servers: [
      ...sampleProject.servers,
      server("many", names.slice(0, tools / 2), names.slice(tools / 2)),
    ],
    ...(distinct ? { toolsets: [...sampleProject.toolsets, ...toolsets(tools)] } : {}),
  };
}

/** A toolset for each of the first tools. */
function toolsets(tools: number): Project["toolsets"] {
  const model = sampleProject.toolsets.find((one) => one.server === undefined);
  if (model === undefined) throw new Error("the sample has no plain toolset");
  return Array.from({ length: Math.min(tools, 12) }, (_, at) => ({
    ...model,
    name: `set-${at}`,
    tools: [`mcp__many__tool-${at}`],
  }));
}

/** The bits of the number say which toolsets are denied: hardly two agents are alike. */
function denials(at: number): (typeof clerk)[number]["denies"] {
  const [model] = clerk[0]?.denies ?? [];
  if (model === undefined) throw new Error("the clerk is denied nothing");
  return Array.from({ length: 12 }, (_, bit) => bit)
    .filter((bit) => ((at >> bit) & 1) === 1)
    .map((bit) => ({ ...model, toolset: `set-${bit}`, hook: `guard-${bit}` }));
}
