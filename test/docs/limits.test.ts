/** docs/limits.md: each statement comes and goes with what makes it true. */
import { describe, expect, test } from "vitest";
import type { Evidence } from "#plan/evidence";
import { limitsDocument } from "../../generator/emit/docs/limits/emitter.ts";
import { lowered, SHIPPED, shippedWith } from "../analyse/support/compiled.ts";
import { contextOf, renderDocs } from "./render-docs.ts";
import { minimalProject, sampleProject } from "./sample-project.ts";

const project = lowered(SHIPPED).project;

async function limits(source = SHIPPED, evidence: readonly Evidence[] = []): Promise<string> {
  const docs = await renderDocs(contextOf(lowered(source).project, evidence), [limitsDocument]);
  return docs.get("docs/limits.md") ?? "";
}

/** One part of the page, without its heading. */
function part(text: string, heading: string): string {
  const [, after] = text.split(`\n## ${heading}\n`);
  if (after === undefined) throw new Error(`no part "${heading}"`);
  return after.split("\n## ")[0] ?? "";
}

describe("the shipped spec's limits", () => {
  const page = limits();

  test("name each way round with its calls, and the reason where the spec gives one", async () => {
    const ways = part(await page, "Ways round that stay open");
    expect(ways).toContain("what `Bash` writes, no rule about file tools sees.");
    expect(ways).toContain("Acknowledged by `agents-own-repos`: she runs git, builds and reports");
  });

  test("say what lies inside a program, and what switches everything off", async () => {
    expect(part(await page, "What no rule sees")).toContain("What a program does inside (`make`");
    expect(part(await page, "What switches it off")).toContain("`disableAllHooks`");
  });

  test("count what is lost under a fault, per packaging", async () => {
    const { plan } = contextOf(project);
    const lost = part(await page, "What is lost when something is broken");
    const open = plan.project.guarantees.filter(({ by }) =>
      by.every(({ under }) => under["hooks-disabled"] === "open"),
    );
    expect(open.length).toBeGreaterThan(10);
    expect(lost).toContain(
      `**Hooks disabled.** As project files: ${open.length} of ${plan.project.guarantees.length} guarantees`,
    );
    // A plugin's hooks are found wherever the session starts.
    expect(lost).toMatch(/\*\*Started in a subdirectory\.\*\* As project files: [^\n]*\n/u);
    expect(lost).not.toMatch(/\*\*Started in a subdirectory\.\*\*[^\n]*As a plugin/u);
  });

  test("tell faults that cost the same once", async () => {
    expect(await page).toContain("**Script missing, interpreter missing and hook hangs.**");
  });

  test("name hooks that fail open and none that fails closed", async () => {
    const open = part(await page, "Hooks that let pass when they fail");
    expect(open).toContain(
      "`preference-consult-gate`: When it cannot judge, it lets the call pass",
    );
    expect(open).not.toContain("`check-issue`");
  });

  test("say what the plugin cannot carry, and what that costs", async () => {
    const plugin = part(await page, "What the plugin cannot carry");
    expect(plugin).toContain("`disableSkillShellExecution`");
    expect(plugin).toContain("Refused in project files and not in the plugin. Hooks disabled:");
  });

  test("are read in a few minutes", async () => {
    expect((await page).split(/\s+/u).length).toBeLessThan(1600);
  });
});

describe("statements follow the spec", () => {
  test("a gate that fails closed leaves the list of those that let pass", async () => {
    const posture = "turn\n    onError: ";
    const closed = await limits(shippedWith(`${posture}allow`, `${posture}block`));
    expect(part(closed, "Hooks that let pass when they fail")).not.toContain(
      "`preference-consult-gate`",
    );
  });

  test("without delegation denied, other agents act through Betty Sue", async () => {
    const text = await limits(
      shippedWith("denies: [docs-writes, delegation]", "denies: [docs-writes]"),
    );
    expect(text).toMatch(/can have Betty Sue \(main session\) act by `SendMessage`/u);
    expect(await limits()).not.toMatch(/act by `SendMessage`/u);
  });

  test("a spec that enforces nothing still says what no rule sees, and claims no guarantee", async () => {
    const docs = await renderDocs(contextOf(minimalProject), [limitsDocument]);
    const text = docs.get("docs/limits.md") ?? "";
    expect(text).toContain("## What no rule sees");
    expect(text).not.toContain("guarantee");
    expect(text).not.toContain("## What the plugin cannot carry");
  });
});

test("a thousand agents more make the page no longer than two hundred do", async () => {
  const { agents } = sampleProject;
  const length = async (count: number): Promise<number> => {
    const more = Array.from({ length: count }, (_, index) =>
      agents.filter(({ name }) => name === "clerk").map((one) => ({ ...one, name: `c-${index}` })),
    ).flat();
    const context = contextOf({ ...sampleProject, agents: [...agents, ...more] });
    return (await renderDocs(context, [limitsDocument])).get("docs/limits.md")?.length ?? 0;
  };
  const [few, many] = [await length(200), await length(1000)];
  expect(few).toBeGreaterThan(1000);
  // Counts have a digit more; lists of names are cut short.
  expect(Math.abs(many - few)).toBeLessThan(100);
});

describe("evidence", () => {
  const { guarantees } = contextOf(project).plan.project;
  const results = guarantees.map(({ id, digest }) => ({
    packaging: "project" as const,
    guarantee: id,
    digest,
    outcome: "proven" as const,
    mechanism: "any",
  }));
  const notShown = async (evidence: readonly Evidence[]): Promise<string> =>
    part(await limits(SHIPPED, evidence), "What no run has shown");

  test("none: everything is not proven, and the page says that no run is recorded", async () => {
    const text = await notShown([]);
    expect(text).toContain("No run on the real client has been recorded");
    expect(text).toContain(`As project files: not proven: ${guarantees.length} of`);
  });

  test("what a run showed is not listed; what it left out is, with the reason", async () => {
    const [first, ...rest] = results;
    if (first === undefined) throw new Error("no guarantee");
    const skipped = { ...first, outcome: "skipped", reason: "nobody offers it" } as const;
    const text = await notShown([{ client: "2.1.332", results: [skipped, ...rest] }]);
    expect(text).toContain("As project files: not proven: 1 of");
    expect(text).toContain("(a run left them out: nobody offers it)");
    expect(await notShown([{ client: "2.1.332", results }])).not.toContain("As project files");
  });

  test("what a run refuted, found open or found changed stands there", async () => {
    const run: Evidence = {
      client: "2.1.332",
      results: results.map((one, at) => (at === 0 ? { ...one, outcome: "refuted" } : one)),
      hooks: [{ packaging: "project", hook: "a", case: "a/main", outcome: "refuted" }],
      routes: [
        {
          packaging: "project",
          route: "shell",
          path: "qa → Bash",
          outcome: "open",
          because: "it writes",
        },
        {
          packaging: "project",
          route: "fork",
          path: "dev → fork",
          outcome: "closed",
          because: "no tool",
        },
      ],
      facts: { held: 3, changed: ["matcher-case"] },
    };
    const text = await notShown([run]);
    expect(text).toContain("refuted on 2.1.332: 1 of");
    expect(text).toContain("Refuted on client 2.1.332: `a/main`.");
    expect(text).toContain("Tried on client 2.1.332 and open: `qa → Bash`: it writes.");
    expect(text).toContain("`matcher-case`");
    expect(text).not.toContain("dev → fork");
  });
});
