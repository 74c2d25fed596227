import { beforeAll, describe, expect, test } from "vitest";
import type { Project } from "#ir/project";
import { architectureDocument } from "../../generator/emit/docs/enforcement-architecture/emitter.ts";
import { spawnConventionsDocument } from "../../generator/emit/docs/agent-spawn-conventions/emitter.ts";
import { contextOf, renderDocs } from "./render-docs.ts";
import { sampleProject } from "./sample-project.ts";

const clerk = sampleProject.agents.filter(({ name }) => name === "clerk");

/** The sample with so many further agents that have the clerk's rules. */
function withClerks(count: number): Project {
  const more = Array.from({ length: count }, (_, index) =>
    clerk.map((agent) => ({ ...agent, name: `clerk-${index}`, title: `Clerk ${index}` })),
  ).flat();
  return { ...sampleProject, agents: [...sampleProject.agents, ...more] };
}

describe("with sixty agents of the same rules", () => {
  let architecture = "";
  let spawning = "";

  beforeAll(async () => {
    const context = contextOf(withClerks(60));
    const docs = await renderDocs(context, [architectureDocument, spawnConventionsDocument]);
    architecture = docs.get("docs/enforcement-architecture.md") ?? "";
    spawning = docs.get("docs/agent-spawn-conventions.md") ?? "";
  });

  test("they share one entry of the defence, which says how many they are", () => {
    expect(architecture.match(/^### The Clerk .* and 50 more$/gm)).toHaveLength(1);
    expect(architecture.match(/strips `Agent`/g)).toHaveLength(1);
  });

  test("every one of them is still named among the agents", () => {
    expect(architecture).toContain("61 agents with the same rules:");
    expect(architecture.match(/^ +clerk-\d+: Clerk \d+\. /gm)).toHaveLength(60);
  });

  test("the picture stays small", () => {
    expect(architecture).toContain('["53 more"]');
    expect(architecture.match(/n_agent_/g)).toHaveLength(8);
  });

  test("who may start nobody is said in one sentence", () => {
    expect(spawning.match(/and 50 more may start nobody\./g)).toHaveLength(1);
  });
});

test("the length of the document follows the number of agents, not its square", async () => {
  const length = async (count: number): Promise<number> => {
    const docs = await renderDocs(contextOf(withClerks(count)), [architectureDocument]);
    return docs.get("docs/enforcement-architecture.md")?.length ?? 0;
  };
  const [some, twice, four] = [await length(50), await length(100), await length(200)];
  expect(four - twice).toBeLessThan(2.2 * (twice - some));
});
