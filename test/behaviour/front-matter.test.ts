import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { compileSpec, specIn } from "../support/compile-spec.ts";
import { shippedBundle, shippedFiles } from "../support/shipped-bundle.ts";
import { REPOSITORY } from "../support/repository.ts";

interface File {
  readonly front: unknown;
  readonly body: string;
}

/** Reads front matter as strictly as any client could: no warning, no doubled key, both YAML versions. */
function read(path: string, content: string): File {
  const [, yaml, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/u.exec(content) ?? [];
  if (yaml === undefined || body === undefined) throw new Error(`${path} has no front matter`);
  const [old, now] = (["1.1", "1.2"] as const).map((version) => {
    const document = parseDocument(yaml, { version, strict: true, uniqueKeys: true });
    expect([...document.errors, ...document.warnings], path).toEqual([]);
    return document.toJS() as unknown;
  });
  expect(old, `${path} means the same in YAML 1.1 and 1.2`).toEqual(now);
  return { front: now, body };
}

describe("agent files", () => {
  test.each(["claude", "plugin"] as const)(
    "of %s read back as planned, bodies byte for byte",
    async (folder) => {
      const { project, plan } = await shippedBundle();
      const agents = project?.agents.filter(({ main }) => !main) ?? [];
      const target = folder === "claude" ? plan?.project : plan?.plugin;
      const stripped = new Map(target?.agents.map((each) => [each.agent, each.disallowedTools]));
      const files = await shippedFiles(`${folder}/agents/`, ".md");
      const found = new Map(files.map(({ path, content }) => [path, read(path, content)]));
      expect(found.size).toBe(agents.length);
      for (const { name, when, body } of agents) {
        const file = found.get(`${folder}/agents/${name}.md`);
        const disallowedTools = stripped.get(name)?.join(", ");
        expect(file?.front).toMatchObject({ name, description: when, disallowedTools });
        expect(file?.body).toBe(body);
      }
    },
  );

  test("keep awkward prompts and descriptions", async () => {
    const spec = specIn(`${REPOSITORY}test/golden/agents-and-denials`);
    const { files } = await compileSpec(spec);
    const content = (name: string): string =>
      files.find(({ path }) => path === `claude/agents/${name}.md`)?.content ?? "";
    expect(read("dev.md", content("dev")).body).toBe(spec.files("prompts/dev.md"));
    const { front, body } = read("qa.md", content("qa"));
    expect(front).toMatchObject({ description: `Reviews a change: "nothing" slips, it's #1` });
    expect(body).toBe(spec.files("prompts/qa.md"));
  });
});

test("skill files read back", async () => {
  for (const { path, content } of await shippedFiles("claude/skills/", "SKILL.md")) {
    const { front, body } = read(path, content);
    const name = path.split("/").at(-2);
    expect(front).toMatchObject({ name, description: expect.stringMatching(/\w/u) });
    expect(body.trim()).not.toBe("");
  }
});
