import { describe, expect, test } from "vitest";
import { spawnConventionsDocument } from "../../generator/emit/docs/agent-spawn-conventions/emitter.ts";
import { examplePrompt } from "../../generator/emit/docs/agent-spawn-conventions/view.ts";
import { contextOf, renderDocs } from "./render-docs.ts";
import { sampleProject } from "./sample-project.ts";
import { shippedProject } from "./shipped-project.ts";

describe.each([
  ["the sample", sampleProject],
  ["the shipped spec", shippedProject()],
])("spawn conventions of %s", (_, project) => {
  const types = project.hooks.flatMap(({ body }) => (body.kind === "spawn" ? body.types : []));

  test.each(types)("the example prompt for $type names all that it must", (type) => {
    const prompt = examplePrompt(project, type);
    const needed = project.references.filter(({ name }) => type.names.includes(name));
    expect(needed).toHaveLength(type.names.length);
    expect(needed.filter(({ pattern }) => !new RegExp(pattern, "u").test(prompt))).toEqual([]);
  });

  test("the table prints each type with its prompt", async () => {
    const text = (await renderDocs(contextOf(project), [spawnConventionsDocument])).get(
      "docs/agent-spawn-conventions.md",
    );
    const prompts = types.map((type) => `\`${examplePrompt(project, type)}\``);
    expect(prompts.filter((prompt) => !text?.includes(prompt))).toEqual([]);
  });
});
