import { expect, test } from "vitest";
import type { Evidence, EvidenceResult } from "#plan/evidence";
import { mechanismLabel } from "#plan/mechanism-label";
import type { Guarantee, Plan } from "#plan/plan";
import { architectureDocument } from "../../generator/emit/docs/enforcement-architecture/emitter.ts";
import { contextOf, renderDocs } from "./render-docs.ts";
import { minimalProject, sampleProject } from "./sample-project.ts";

const { plan } = contextOf(sampleProject);

function resultsOf(
  packaging: "project" | "plugin",
  guarantees: readonly Guarantee[],
  outcome: EvidenceResult["outcome"],
): readonly EvidenceResult[] {
  return guarantees.flatMap(({ id, digest, by }) =>
    by.map(({ mechanism }) => ({
      packaging,
      guarantee: id,
      digest,
      outcome,
      mechanism: mechanismLabel(mechanism),
    })),
  );
}

function evidence(outcome: EvidenceResult["outcome"], from: Plan = plan): readonly Evidence[] {
  const results = [
    ...resultsOf("project", from.project.guarantees, outcome),
    ...resultsOf("plugin", from.plugin.guarantees, outcome),
  ];
  return [{ client: "2.1.332", results }];
}

async function architecture(given: readonly Evidence[], project = sampleProject): Promise<string> {
  const docs = await renderDocs(contextOf(project, given), [architectureDocument]);
  return docs.get("docs/enforcement-architecture.md") ?? "";
}

const row = (text: string, name: string): string =>
  text.split("\n").find((line) => line.startsWith(`| ${name}`)) ?? "";

test("without evidence nothing is called proven", async () => {
  const text = await architecture([]);
  expect(row(text, "`disallowedTools`")).toContain("| not proven |");
  expect(text).not.toMatch(/proven on \d/);
});

test("a mechanism is proven on the client that showed all its uses", async () => {
  const text = await architecture(evidence("proven"));
  expect(row(text, "`disallowedTools`")).toMatch(/\| proven on 2\.1\.332 +\|/);
  expect(row(text, "Frontmatter")).toMatch(/\| proven on 2\.1\.332 +\|/);
  expect(text).toContain("it cannot even try (proven on 2.1.332)");
});

test("a refuted or skipped run proves nothing", async () => {
  expect(await architecture(evidence("refuted"))).not.toMatch(/proven on \d/);
  expect(await architecture(evidence("skipped"))).not.toMatch(/proven on \d/);
});

test("part of the uses is said as such", async () => {
  const [run] = evidence("proven");
  const results = run?.results ?? [];
  const strips = results.filter(({ mechanism }) => mechanism.startsWith("strip:"));
  const some = [{ client: "2.1.332", results: strips.slice(0, 2) }];
  expect(await architecture(some)).toContain(`proven on 2.1.332 for 2 of ${strips.length} uses`);
});

test("evidence of another digest counts for nothing", async () => {
  const stale = evidence("proven").map((run) => ({
    ...run,
    results: run.results.map((result) => ({ ...result, digest: "old" })),
  }));
  expect(await architecture(stale)).not.toMatch(/proven on \d/);
});

test("a mechanism that the plan has no use for says so", async () => {
  expect(row(await architecture([], minimalProject), "Plugin hooks")).toContain("not used here");
});
