/** Guarantees by class and one by one say the same, and owners of a class differ in the name alone. */
import { describe, expect, test } from "vitest";
import type { Project } from "#ir/project";
import type { Guarantee, TargetPlan } from "#plan/plan";
import { lowerPlan } from "../../generator/lower/lower-plan.ts";
import { lowered, SHIPPED } from "../analyse/support/compiled.ts";

const { project } = lowered(SHIPPED);

/** The shipped project with a twin of every agent but the main session's. */
function withTwins(): Project {
  const twins = project.agents
    .filter(({ main }) => !main)
    .map((agent) => ({ ...agent, name: `${agent.name}-twin` }));
  return { ...project, agents: [...project.agents, ...twins] };
}

function guaranteesOf(plan: TargetPlan, agent: string): readonly Guarantee[] {
  return plan.guarantees.filter((one) => "name" in one.agent && one.agent.name === agent);
}

/** As if the twin were called like its model. */
function renamed(all: readonly Guarantee[], twin: string, model: string): unknown {
  const text = JSON.stringify(all.map((one) => ({ ...one, digest: "" })));
  return JSON.parse(text.replaceAll(twin, model));
}

describe.each(["project", "plugin"] as const)("as %s", (packaging) => {
  const plan = lowerPlan(withTwins(), () => "bytes")[packaging];
  const names = project.agents.filter(({ main }) => !main).map(({ name }) => name);
  const ownedBy = (name: string): readonly number[] =>
    plan.guaranteeClasses.flatMap(({ owners }, at) =>
      owners.some((owner) => owner.name === name) ? [at] : [],
    );
  // A claim may name an agent and not its twin: then something more than the name tells them apart.
  const alike = names.filter((name) => ownedBy(name).join() === ownedBy(`${name}-twin`).join());

  test("an agent that no claim names is in the classes of its twin", () => {
    expect(alike).toContain("dev");
  });

  test.each(alike)("%s and its twin have the same guarantees", (name) => {
    const own = guaranteesOf(plan, name);
    const twins = guaranteesOf(plan, `${name}-twin`);
    expect(own.length).toBeGreaterThan(3);
    expect(renamed(twins, `${name}-twin`, name)).toEqual(renamed(own, `${name}-twin`, name));
  });

  test("a digest is of one guarantee and one owner", () => {
    const digests = plan.guarantees.map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(new Set(plan.guarantees.map(({ id }) => id)).size);
  });

  test("classes hold as many guarantees as there are, in the order of their first owners", () => {
    const count = plan.guaranteeClasses.reduce(
      (sum, { owners, shared }) => sum + owners.length * shared.length,
      0,
    );
    expect(count).toBe(plan.guarantees.length);
    const firsts = plan.guaranteeClasses.map(({ owners }) => owners[0]?.at ?? -1);
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
  });
});

test("what another agent's file registers does not hold this one", () => {
  const agents = project.agents
    .filter(({ main }) => !main)
    .slice(0, 2)
    .map((agent) => ({ ...agent, spawns: [] }));
  const starts = {
    toolset: "starts",
    hook: "block-starts",
    message: "no",
    onError: "block",
    examples: [],
    span: project.span,
  } as const;
  const toolset = { ...starts, name: "starts", title: "Starts", tools: ["Agent"] };
  const plan = lowerPlan(
    {
      ...project,
      hooks: [],
      invariants: [],
      toolsets: [toolset],
      agents: agents.map((agent) => ({ ...agent, denies: [starts] })),
    },
    () => "bytes",
  ).project;
  const [first, second] = agents.map(({ name }) => name);
  const spawns = plan.guarantees.filter(
    ({ id, rule }) => id === `${first}/Agent` && rule === "spawns",
  );
  const mechanisms = JSON.stringify(spawns.flatMap(({ by }) => by));
  expect(mechanisms).toContain(`"agent":"${first}"`);
  expect(mechanisms).not.toContain(`"${second}"`);
});
