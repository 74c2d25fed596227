/** The page as bytes: what it holds, that spec text stays text, that it stays small. */
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import type { Project } from "#ir/project";
import type { Evidence } from "#plan/evidence";
import { EMITTERS } from "../../generator/emit/emitters.ts";
import { lowered, SHIPPED } from "../analyse/support/compiled.ts";
import { contextOf } from "../docs/render-docs.ts";
import { minimalProject, sampleProject } from "../docs/sample-project.ts";
import { explorerOf, explorerOfSpec } from "./support/explorer-of.ts";

const shipped = explorerOfSpec();

function documentOf(html: string): Document {
  return new JSDOM(html).window.document;
}

test("the bundle has the page, the same bytes each time", () => {
  const { project } = lowered(SHIPPED);
  const made = EMITTERS.flatMap((emitter) => emitter.emit(contextOf(project)));
  expect(made.find(({ path }) => path === "docs/index.html")?.content).toBe(shipped);
});

test("it names every agent, every tool of the spec, every hook with its messages", () => {
  const { project, plan } = lowered(SHIPPED);
  const page = documentOf(shipped);
  const text = page.body.textContent;
  const wanted = [
    ...project.agents.map(({ name }) => name),
    ...project.servers.flatMap(({ name, tools }) => tools.map((tool) => `${name}.${tool.name}`)),
  ];
  const names = [...page.querySelectorAll("[data-names]")].flatMap(
    (head) => head.getAttribute("data-names")?.split("\n") ?? [],
  );
  expect(names).toEqual(expect.arrayContaining(wanted));
  for (const { id } of plan.project.hooks) expect(text).toContain(id);
  const [block] = plan.project.hooks.filter(({ verb }) => verb === "blocks");
  expect(text).toContain(block?.messages[0] ?? "no blocking hook");
});

test("every link inside the page leads somewhere", () => {
  const page = documentOf(shipped);
  const links = [...page.querySelectorAll('a[href^="#"]')].map((a) => a.getAttribute("href") ?? "");
  const missing = links.filter((href) => page.getElementById(href.slice(1)) === null);
  expect(links.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test("evidence of a guarantee stands in the chain of its cell", () => {
  const { project, plan } = lowered(SHIPPED);
  const guarantee = contextOf(project).plan.project.guarantees.find(({ id }) => id === "qa/Write");
  if (guarantee === undefined) throw new Error(plan.project.guarantees.map(({ id }) => id).join());
  const evidence: Evidence = {
    client: "9.9.9",
    results: [
      {
        packaging: "project",
        guarantee: guarantee.id,
        digest: guarantee.digest,
        outcome: "proven",
        mechanism: "strip:qa",
      },
    ],
  };
  const page = documentOf(explorerOf(project, [evidence]));
  const chains = [...page.querySelectorAll("article.chain")].filter((chain) =>
    chain.textContent.includes("proven on 9.9.9"),
  );
  expect(chains.map((chain) => chain.querySelector(".pair")?.textContent)).toEqual([
    "such as qa and Write",
  ]);
});

describe("spec text is data", () => {
  const ATTACK = `</script></style><!--<img src=x onerror=alert(1)>"'\`&lt;\u2028\u202Eabc\u0007\uD800`;

  /** The project with every text replaced that people write. */
  function attacked(): Project {
    const evil = <T extends object>(one: T, ...keys: readonly (keyof T)[]): T => ({
      ...one,
      ...Object.fromEntries(keys.map((key) => [key, ATTACK])),
    });
    const project = evil(sampleProject, "title", "about");
    const { architecture } = project;
    return {
      ...project,
      agents: project.agents.map((agent) => evil(agent, "title", "does", "when", "body")),
      hooks: project.hooks.map((hook) => evil(hook, "title", "does")),
      servers: project.servers.map((server) => evil(server, "title", "does")),
      skills: project.skills.map((skill) => evil(skill, "does", "when")),
      external: project.external.map((hook) => evil(hook, "does", "command")),
      invariants: project.invariants.map((invariant) => evil(invariant, "says")),
      ...(architecture === undefined
        ? {}
        : {
            architecture: {
              ...architecture,
              flow: [ATTACK],
              layers: {
                hooks: evil(architecture.layers.hooks, "title", "does", "property"),
                servers: evil(architecture.layers.servers, "title", "does", "property"),
                skills: evil(architecture.layers.skills, "title", "does", "property"),
                agents: evil(architecture.layers.agents, "title", "does", "property"),
              },
            },
          }),
    };
  }

  test("nothing of it becomes an element, an attribute or a comment", () => {
    const plain = documentOf(explorerOf(sampleProject));
    const page = documentOf(explorerOf(attacked()));
    const shape = (of: Document): readonly number[] =>
      ["script", "style", "img", "[onerror]", "dialog", "article"].map(
        (selector) => of.querySelectorAll(selector).length,
      );
    expect(shape(page)).toEqual(shape(plain));
    expect(page.querySelector("h1")?.textContent).toContain(`</script></style><!--<img src=x`);
    expect(page.querySelector("title")?.textContent).toContain("</script>");
  });

  test("characters that nobody sees are shown by their number", () => {
    const text = documentOf(explorerOf(attacked())).querySelector("h1")?.textContent;
    expect(text).toContain("‹U+202E›abc‹U+0007›\uFFFD");
  });
});

test("a spec without agents and hooks has a page as well", () => {
  const page = documentOf(explorerOf(minimalProject));
  expect(page.querySelectorAll("table.matrix").length).toBe(2);
  expect(page.body.textContent).toContain("The spec has no hooks.");
});
