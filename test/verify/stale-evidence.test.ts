import { expect, test } from "vitest";
import type { Evidence } from "#plan/evidence";
import type { Plan } from "#plan/plan";
import { staleEvidence } from "../../generator/analyse/rules/stale-evidence.ts";
import { compileSpec, specOf } from "../support/compile-spec.ts";

const SPEC = (hook: string, message: string): string => `spec: 1
name: team
toolsets:
  code-writes: { tools: [Write, Edit], hook: ${hook}, message: ${message} }
agents:
  qa: { does: Reviews., prompt: qa.md, denies: [code-writes], spawns: [] }
`;

async function planOf(text: string): Promise<Plan> {
  const { plan, diagnostics } = await compileSpec(specOf(text));
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics));
  return plan;
}

/** Evidence that says of every guarantee of the plan that it is proven. */
function proven(plan: Plan, client: string): Evidence {
  const results = [...plan.project.guarantees, ...plan.plugin.guarantees].map(
    ({ id, digest, target }) => ({
      packaging: target.packaging,
      guarantee: id,
      digest,
      outcome: "proven" as const,
      mechanism: "strip:qa",
    }),
  );
  return { client, results };
}

const before = await planOf(SPEC("block-writes", "No."));
const reworded = await planOf(SPEC("block-writes", "Not here."));
const renamed = await planOf(SPEC("hold-writes", "No."));

test("evidence of the plan as it is says nothing", () => {
  expect(staleEvidence(before, [proven(before, "2.1.332")])).toEqual([]);
});

test("a new wording leaves the evidence as good as it was", () => {
  expect(staleEvidence(reworded, [proven(before, "2.1.332")])).toEqual([]);
});

test("a rule that another script carries out is named with its guarantees, once for both packagings", () => {
  const found = staleEvidence(renamed, [proven(before, "2.1.332")]);
  expect(found.map(({ code, severity }) => ({ code, severity }))).toEqual([
    { code: "stale-evidence", severity: "warning" },
  ]);
  expect(found[0]?.message).toBe(
    `"code-writes" has changed since it was tried on 2.1.332: qa/Edit, qa/Write`,
  );
  expect(found[0]?.span.start.line).toBe(6);
});

test("evidence of one client that still fits is enough", () => {
  const runs = [proven(before, "2.1.332"), proven(renamed, "2.1.400")];
  expect(staleEvidence(renamed, runs)).toEqual([]);
});

test("a guarantee that was never tried is not stale", () => {
  expect(staleEvidence(renamed, [{ client: "2.1.332", results: [] }])).toEqual([]);
});
