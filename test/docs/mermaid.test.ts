import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, test } from "vitest";
import { assert, asyncProperty, constantFrom, oneof, string } from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Project } from "#ir/project";
import { flowchart, sequenceDiagram } from "../../generator/render/mermaid.ts";
import { architectureDocument } from "../../generator/emit/docs/enforcement-architecture/emitter.ts";
import { contextOf, renderDocs } from "./render-docs.ts";
import { minimalProject, sampleProject } from "./sample-project.ts";
import { shippedProject } from "./shipped-project.ts";

type Parse = (text: string) => Promise<unknown>;
let parse: Parse;

beforeAll(async () => {
  const { window } = new JSDOM("");
  Object.assign(globalThis, { window, document: window.document });
  const { default: mermaid } = await import("mermaid");
  parse = (text) => mermaid.parse(text);
});

function diagrams(markdown: string): readonly string[] {
  return fromMarkdown(markdown).children.flatMap((node) =>
    node.type === "code" && node.lang === "mermaid" ? [node.value] : [],
  );
}

const PROJECTS: readonly (readonly [string, Project, number])[] = [
  ["the sample", sampleProject, 2],
  ["the shipped spec", shippedProject(), 2],
  ["a spec with servers only", { ...minimalProject, servers: sampleProject.servers }, 1],
  ["the smallest spec", minimalProject, 0],
];

test.each(PROJECTS)("every diagram of %s parses", async (_, project, count) => {
  const docs = await renderDocs(contextOf(project), [architectureDocument]);
  const found = [...docs.values()].flatMap(diagrams);
  expect(found).toHaveLength(count);
  for (const diagram of found) await expect(parse(diagram)).resolves.toBeTruthy();
});

test("a broken diagram is refused, so that the test above means something", async () => {
  await expect(parse("flowchart TB\n  a[")).rejects.toThrow(/error/i);
});

describe("labels and names cannot break a diagram", () => {
  const words = oneof(
    string(),
    constantFrom("end", "graph", 'a"b', "x;y", "#1", "{}|[]()<br>", "```", "%%{init}%%", "a\nb"),
  );

  test("in a flowchart", async () => {
    await assert(
      asyncProperty(words, words, async (name, label) => {
        const text = flowchart({
          direction: "LR",
          nodes: [{ id: `${name}1`, label, shape: "store" }],
          groups: [{ id: `${name}2`, label, nodes: [{ id: `${name}3`, label: "x" }] }],
          edges: [{ from: `${name}1`, to: `${name}2`, label }],
        });
        await expect(parse(text)).resolves.toBeTruthy();
      }),
      { numRuns: 60 },
    );
  });

  test("in a sequence diagram", async () => {
    await assert(
      asyncProperty(words, words, async (name, label) => {
        const text = sequenceDiagram({
          participants: [{ id: name, label }],
          steps: [
            {
              kind: "alt",
              branches: [
                {
                  label,
                  steps: [{ kind: "message", from: name, to: name, text: label }],
                },
              ],
            },
            { kind: "note", over: [name], text: label },
          ],
        });
        await expect(parse(text)).resolves.toBeTruthy();
      }),
      { numRuns: 60 },
    );
  });
});
