/** Types of one class are judged as each of them would be by itself. */
import { describe, expect, test } from "vitest";
import { directVerdict } from "../../generator/analyse/effective/direct.ts";
import { startOf } from "../../generator/analyse/effective/start-targets.ts";
import { exampleSpecs } from "../support/example-specs.ts";
import { lowered, SHIPPED } from "./support/compiled.ts";

const SPECS = [
  ["the shipped spec", SHIPPED] as const,
  ...exampleSpecs()
    .filter(({ name }) => name === "spawn-tree")
    .map(({ name, text }) => [name, text] as const),
];

describe.each(SPECS)("%s", (_, source) => {
  test.each(["project", "plugin"] as const)("as %s", (packaging) => {
    const { ground, verdicts } = lowered(source).effective(packaging);
    const agent = verdicts.tool("Agent");
    if (agent === undefined) throw new Error("the client has an Agent tool");
    const seen = new Set<string>();
    for (const { first } of verdicts.classes) {
      for (const next of ground.subjects) {
        const verdict = verdicts.ofStart(first, agent, next);
        seen.add(verdict.verdict);
        expect(verdict).toEqual(directVerdict(ground, first, startOf(agent, next)));
      }
    }
    expect(seen.size).toBeGreaterThan(1);
    const firsts = verdicts.classes.flatMap((one) => verdicts.startable(one));
    expect(firsts.length).toBeLessThanOrEqual(ground.subjects.length);
  });
});
