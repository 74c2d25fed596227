import { describe, expect, test } from "vitest";
import type { Evidence } from "#plan/evidence";
import { assuranceDocument } from "../../generator/emit/docs/assurance/emitter.ts";
import { lowered, SHIPPED, shippedWith } from "../analyse/support/compiled.ts";
import { contextOf, renderDocs } from "./render-docs.ts";

async function assurance(source = SHIPPED, evidence: readonly Evidence[] = []): Promise<string> {
  const docs = await renderDocs(contextOf(lowered(source).project, evidence), [assuranceDocument]);
  return docs.get("docs/assurance.md") ?? "";
}

/** The cells of the table rows that hold all the texts. */
function rows(text: string, ...parts: readonly string[]): readonly (readonly string[])[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("|") && parts.every((part) => line.includes(part)))
    .map((line) => line.split(/(?<!\\)\|/u).map((cell) => cell.trim()));
}

describe("the shipped spec's assurance", () => {
  const text = assurance();

  test("every invariant is proven, with the faults that it survives", async () => {
    expect(await text).toContain(
      "As project files: proven from the plan, also under: folder not trusted, hooks disabled, script missing, interpreter missing, hook hangs and started in a subdirectory.",
    );
    expect((await text).match(/proven from the plan/g)).toHaveLength(10);
  });

  test("what an invariant leaves open stands there with path and reason", async () => {
    expect(await text).toContain(
      "Left open, `shell` (Betty Sue (main session): `Bash`): she runs git, builds and reports",
    );
  });

  test("a palette strip holds under every fault, a settings hook does not", async () => {
    const [strip] = rows(await text, "QA Agent", "`Bash`, `Monitor` and `PowerShell`");
    expect(strip?.filter((cell) => cell === "holds")).toHaveLength(6);
    const [hook] = rows(await text, "every agent that the spec does not name", "write tools");
    expect(hook?.slice(4, 10)).toEqual([
      "holds",
      "**open**",
      "holds, refuses more",
      "holds, refuses more",
      "holds, refuses more",
      "**open**",
    ]);
  });

  test("every hook has its fail posture", async () => {
    const { plan } = lowered(SHIPPED);
    const table = (await text).slice((await text).indexOf("## When a hook fails"));
    for (const { id } of [...plan.project.hooks, ...plan.plugin.hooks]) {
      expect(table).toContain(`| \`${id}\``);
    }
  });

  test.each([
    "`!command`",
    "context: fork",
    "disableAllHooks",
    "`make`",
    "A start in a subdirectory",
  ])("names %s among the open routes", async (route) => {
    expect(await text).toContain(route);
  });
});

test("evidence is good for the guarantee that it was taken of, and for no other", async () => {
  const context = contextOf(lowered(SHIPPED).project);
  const [first] = context.plan.project.guarantees;
  if (first === undefined) throw new Error("no guarantee");
  const result = {
    packaging: "project",
    guarantee: first.id,
    digest: first.digest,
    outcome: "proven",
    mechanism: "hook:block-repo-writes@settings",
  } as const;
  const proven = await assurance(SHIPPED, [{ client: "2.1.332", results: [result] }]);
  expect(proven.match(/proven on 2\.1\.332/g)).toHaveLength(1);
  const stale = { ...result, digest: "of another day" };
  expect(await assurance(SHIPPED, [{ client: "2.1.332", results: [stale] }])).not.toContain(
    "proven on 2.1.332",
  );
  const refuted = { ...result, outcome: "refuted" } as const;
  expect(await assurance(SHIPPED, [{ client: "2.1.332", results: [refuted] }])).toContain(
    "refuted on 2.1.332",
  );
});

test("the document follows the spec: without delegation denied, other agents act through Betty Sue", async () => {
  const text = await assurance(
    shippedWith("denies: [docs-writes, delegation]", "denies: [docs-writes]"),
  );
  expect(text).toMatch(/can have Betty Sue \(main session\) act by `SendMessage`/);
});
