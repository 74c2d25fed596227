import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { realDisk } from "../../generator/io/disk.ts";
import { readEvidence } from "../../generator/io/read-evidence.ts";
import { evidencePath, oldEvidence, writeEvidence } from "../../generator/io/write-evidence.ts";
import { factsProof } from "../../generator/verify/changed-facts.ts";
import { evidenceOf, evidenceText } from "../../generator/verify/evidence-text.ts";
import { nothingRun } from "../../generator/verify/nothing-run.ts";
import { hasFindings, type Proof } from "../../generator/verify/proof.ts";
import { proofJson, proofText } from "../../generator/commands/verify-text.ts";
import { compiled, SMALL } from "./support.ts";

const spec = await compiled(SMALL);

function result(packaging: "project" | "plugin", guarantee: string, mechanism: string) {
  const under = { untrusted: "holds", hang: "overblocks" } as const;
  const mechanisms = [{ mechanism, outcome: "proven" as const, under }];
  return { packaging, guarantee, digest: "d", outcome: "proven" as const, mechanisms };
}

const proof: Proof = {
  client: "2.1.332",
  results: [result("project", "qa/Write", "strip:qa"), result("project", "qa/Edit", "strip:qa")],
  hooks: [{ packaging: "project", hook: "h", id: "h/main", claim: "is told", outcome: "proven" }],
  routes: [
    {
      packaging: "project",
      id: "shell",
      route: "shell",
      path: "lead → Bash",
      expected: "open",
      seen: "open",
      because: "it has one",
    },
  ],
  facts: { held: 3, changed: [] },
};

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gen-evidence-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe("the evidence file", () => {
  test("is read back as it was written, also by `gen build`", () => {
    const folder = tempFolder();
    const evidence = evidenceOf(proof, ["project", "plugin"], undefined);
    const path = evidencePath(folder, "2.1.332");
    writeEvidence(realDisk, path, evidenceText(evidence));
    expect(oldEvidence(realDisk, folder, "2.1.332")).toEqual(evidence);
    expect(readEvidence(realDisk, folder, "spec").diagnostics).toEqual([]);
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(evidence);
  });

  test("is the same whatever order the runs ended in", () => {
    const turned = { ...proof, results: [...proof.results].reverse() };
    const text = evidenceText(evidenceOf(proof, ["project"], undefined));
    expect(evidenceText(evidenceOf(turned, ["project"], undefined))).toBe(text);
  });

  test("keeps what an earlier run showed of the other packaging, and drops what it looked at anew", () => {
    const plugin = { ...proof, results: [result("plugin", "qa/Write", "strip:p:qa")], hooks: [] };
    const both = evidenceOf(plugin, ["plugin"], evidenceOf(proof, ["project"], undefined));
    expect(both.results.map(({ packaging, guarantee }) => `${packaging} ${guarantee}`)).toEqual([
      "plugin qa/Write",
      "project qa/Edit",
      "project qa/Write",
    ]);
    const again = evidenceOf({ ...proof, results: [] }, ["project"], both);
    expect(again.results.map(({ packaging }) => packaging)).toEqual(["plugin"]);
  });
});

describe("a run that could not be", () => {
  const bundles = new Map([["project", []] as const]);
  const nothing = nothingRun({ plan: spec.plan, bundles, client: "9.9.9" }, "no namespaces here");

  test("skips every guarantee by name, with the reason", () => {
    const { guarantees } = spec.plan.project;
    expect(nothing.results.map(({ guarantee }) => guarantee)).toEqual(
      guarantees.map(({ id }) => id),
    );
    for (const { outcome, reason } of nothing.results) {
      expect({ outcome, reason }).toEqual({ outcome: "skipped", reason: "no namespaces here" });
    }
  });

  test("says so to people and programs, and claims nothing", () => {
    expect(proofText([nothing], false)).toContain("nothing was run");
    const printed: unknown = JSON.parse(proofJson([nothing]));
    expect(printed).toMatchObject({
      client: "9.9.9",
      proven: 0,
      unavailable: "no namespaces here",
    });
  });
});

describe("findings", () => {
  test("there are none when all is as planned, an open route that was known included", () => {
    expect(hasFindings(proof)).toBe(false);
  });

  const [first, ...rest] = proof.results;
  const [route] = proof.routes;
  const [hook] = proof.hooks;
  if (first === undefined || route === undefined || hook === undefined) throw new Error("no rows");
  const wrong: Readonly<Record<string, Proof>> = {
    "a refuted guarantee": { ...proof, results: [{ ...first, outcome: "refuted" }, ...rest] },
    "a text that did not arrive": { ...proof, hooks: [{ ...hook, outcome: "refuted" }] },
    "a route that is closed after all": { ...proof, routes: [{ ...route, seen: "closed" }] },
    "a fact that changed": {
      ...proof,
      facts: {
        held: 2,
        changed: [{ id: "f", claim: "c", expected: 1, observed: 2, refutes: [] }],
      },
    },
  };

  test.each(Object.entries(wrong))("%s is one", (_, each) => {
    expect(hasFindings(each)).toBe(true);
    expect(proofText([each], false)).toMatch(/Refuted|Facts that this client changed/u);
  });
});

test("a fact that changed names the refuted guarantees that rest on the same kind of mechanism", () => {
  const fact = { claim: "c", expected: 1, observed: 2, holds: false };
  const broken = (guarantee: string, mechanism: string) => {
    const mechanisms = [{ mechanism, outcome: "refuted" as const, under: {} }];
    return { ...result("project", guarantee, mechanism), outcome: "refuted" as const, mechanisms };
  };
  const results = [broken("qa/Write", "strip:qa"), broken("gate/Bash", "hook:gate@settings")];
  const { held, changed } = factsProof(
    [
      { ...fact, id: "lists", bearsOn: ["strip"] },
      { ...fact, id: "matching", bearsOn: ["matcher"] },
      { ...fact, id: "sound", bearsOn: ["strip"], holds: true },
    ],
    results,
  );
  expect(held).toBe(1);
  expect(changed.map(({ id, refutes }) => ({ id, refutes }))).toEqual([
    { id: "lists", refutes: ["project qa/Write"] },
    { id: "matching", refutes: ["project gate/Bash"] },
  ]);
});
