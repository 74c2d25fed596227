import { expect, test } from "vitest";
import { blockDocuments } from "../../generator/emit/docs/blocks/emitter.ts";
import { contextOf, renderDocs } from "./render-docs.ts";
import { sampleProject } from "./sample-project.ts";
import { shippedProject } from "./shipped-project.ts";

const blocksOf = async (project: typeof sampleProject): Promise<(name: string) => string> => {
  const docs = await renderDocs(contextOf(project), [blockDocuments]);
  return (name) => docs.get(`docs/blocks/${name}.md`) ?? "";
};

test("a place becomes its paths, and what is no place stays", async () => {
  const block = await blocksOf(sampleProject);
  expect(block("shelf-sentence")).toBe(
    "Move it into `documents/` or `projects/`; `{not-a-place}` stays.\n",
  );
});

test("an audit brief letters its counts and derives its output contract from them", async () => {
  const text = (await blocksOf(sampleProject))("audit-brief");
  expect(text).toContain("- (a) books that nobody finds: `lost`");
  expect(text).toContain("- (b) books torn in `documents/` or `projects/`: `torn`");
  expect(text).toContain("`lost=N torn=M`");
});

test("the shipped blocks say what the source document asks for", async () => {
  const block = await blocksOf(shippedProject());
  expect(block("reconcile-brief")).toContain(
    "`unreachable=N broken-refs=M scratch-refs=P stranded=Q`",
  );
  expect(block("schema-sentence")).toMatch(
    /^Finished deliverables must be promoted out of `output\/` into `documents\/` or `projects\/`;/,
  );
});

test("hook entries in a block are those of PLUGIN.md, letter for letter", async () => {
  const docs = await renderDocs(contextOf(sampleProject));
  const entries = (docs.get("docs/blocks/hook-entries.md") ?? "").split("### Hooks of others")[0];
  expect(entries).toMatch(/^### /);
  expect(docs.get("docs/PLUGIN.md")).toContain(entries?.trim());
});

test("an account's block carries no title and no marker of ours", async () => {
  const block = await blocksOf(sampleProject);
  for (const { name } of sampleProject.blocks) expect(block(name)).not.toMatch(/^# |<!--/m);
});
