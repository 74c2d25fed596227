import { expect, test } from "vitest";
import type { Project } from "#ir/project";
import { sampleProject } from "../docs/sample-project.ts";
import { server } from "../docs/sample-server.ts";
import { explorerOf } from "./support/explorer-of.ts";

const clerk = sampleProject.agents.filter(({ name }) => name === "clerk");

/** The sample with so many further agents, and servers with so many further tools in all. */
function grown(agents: number, tools: number, distinct = false): Project {
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

test("1,000 agents and 500 tools are folded into classes and stay under 2 MB", () => {
  const page = explorerOf(grown(1000, 500));
  expect(Buffer.byteLength(page)).toBeLessThan(2_000_000);
  expect(page).toContain("clerk-999");
  expect(page).toContain("many.tool-499");
});

test("agents that are hardly alike: what does not fit is said, not dropped in silence", () => {
  const page = explorerOf(grown(300, 40, true));
  expect(Buffer.byteLength(page)).toBeLessThan(2_000_000);
  expect(page).toMatch(/Too many classes for one picture: \d+ agents/u);
});
