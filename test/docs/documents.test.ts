import { fromMarkdown } from "mdast-util-from-markdown";
import type { Code, Heading, Nodes, Text } from "mdast";
import { describe, expect, test } from "vitest";
import type { Project } from "#ir/project";
import { deadLinks } from "../support/dead-links.ts";
import { contextOf, formatMarkdown, renderDocs } from "./render-docs.ts";
import { ODD_MESSAGE } from "./sample-hooks.ts";
import { minimalProject, sampleProject } from "./sample-project.ts";
import { shippedProject } from "./shipped-project.ts";

const PROJECTS: readonly (readonly [string, Project])[] = [
  ["the sample", sampleProject],
  ["the smallest spec", minimalProject],
  ["the shipped spec", shippedProject()],
];

function nodes(node: Nodes): readonly Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(nodes) : [])];
}

function textOf(node: Nodes): string {
  return nodes(node)
    .filter((each): each is Text => each.type === "text" || each.type === "inlineCode")
    .map(({ value }) => value)
    .join("");
}

function tables(markdown: string): readonly (readonly string[])[] {
  const blocks = markdown
    .trim()
    .replace(/^(`{3,})[^]*?^\1$/gm, "")
    .split(/\n\n+/);
  return blocks.filter((block) => block.startsWith("|")).map((block) => block.split("\n"));
}

/** A heading with nothing below it but a heading of its own rank, or the end. */
function endsHere(heading: Heading, next: Nodes | undefined): boolean {
  return next === undefined || (next.type === "heading" && next.depth <= heading.depth);
}

/** Cells as GitHub splits them: at every pipe without a backslash. */
const cellCount = (row: string): number => row.trim().split(/(?<!\\)\|/).length;

describe.each(PROJECTS)("documents of %s", (_, project) => {
  const docs = renderDocs(contextOf(project));

  test("are stable under the formatter", async () => {
    for (const text of (await docs).values()) expect(await formatMarkdown(text)).toBe(text);
  });

  test("link only to documents, and to headings in them, that exist", async () => {
    expect(deadLinks(await docs)).toEqual([]);
  });

  test("have no heading without content", async () => {
    const empty = [...(await docs)].flatMap(([path, text]) => {
      const { children } = fromMarkdown(text);
      return children
        .filter((node, index) => node.type === "heading" && endsHere(node, children[index + 1]))
        .map((node) => `${path}: ${textOf(node)}`);
    });
    expect(empty).toEqual([]);
  });

  test("have one title, and no heading level is skipped", async () => {
    for (const [path, text] of await docs) {
      if (path.startsWith("docs/blocks/")) continue;
      const depths = nodes(fromMarkdown(text))
        .filter((node): node is Heading => node.type === "heading")
        .map(({ depth }) => depth);
      expect(depths.filter((depth) => depth === 1)).toHaveLength(1);
      expect(depths.filter((depth, index) => depth - (depths[index - 1] ?? 0) > 1)).toEqual([]);
    }
  });

  test("have tables whose rows all have the same number of cells", async () => {
    const all = [...(await docs).values()].flatMap(tables);
    expect(all.length).toBeGreaterThan(3);
    const ragged = all.filter((rows) => rows.length < 3 || new Set(rows.map(cellCount)).size > 1);
    expect(ragged).toEqual([]);
  });

  test("hold nothing that was not filled in", async () => {
    for (const text of (await docs).values()) {
      expect(text).not.toMatch(
        /\bundefined\b|\[object |\b0 (?:read |write )?tools?\b|\bnull\b(?!,|\]|`)/,
      );
    }
  });
});

describe("messages", () => {
  const codeBlocks = (text: string): readonly string[] =>
    nodes(fromMarkdown(text))
      .filter((node): node is Code => node.type === "code")
      .map(({ value }) => value);

  test("are quoted to the letter, whatever characters they hold", async () => {
    const docs = await renderDocs(contextOf(sampleProject));
    for (const path of ["PLUGIN.md", "hook-block-recovery.md", "blocks/hook-entries.md"]) {
      expect(codeBlocks(docs.get(`docs/${path}`) ?? "")).toContain(ODD_MESSAGE);
    }
  });

  test("that change in the spec change in every document that prints them, and nowhere else", async () => {
    const changed: Project = {
      ...sampleProject,
      hooks: sampleProject.hooks.map((hook) =>
        hook.body.kind === "gate" ? { ...hook, body: { ...hook.body, message: "Other." } } : hook,
      ),
    };
    const before = await renderDocs(contextOf(sampleProject));
    const after = await renderDocs(contextOf(changed));
    const differing = [...before.keys()].filter((path) => before.get(path) !== after.get(path));
    expect(differing.toSorted()).toEqual([
      "docs/PLUGIN.md",
      "docs/blocks/hook-entries.md",
      "docs/hook-block-recovery.md",
    ]);
  });

  test("stand in PLUGIN.md with their log lines", async () => {
    const plugin = (await renderDocs(contextOf(sampleProject))).get("docs/PLUGIN.md");
    expect(plugin).toContain("`[gate] op=bypass tool={tool}`");
    expect(plugin).toContain("`[gate] op=allow tool={tool}`");
  });
});
