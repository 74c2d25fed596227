import { describe, expect, test } from "vitest";
import { EVENTS } from "#client/events";
import { MECHANISMS } from "#client/mechanisms";
import type { Project } from "#ir/project";
import { architectureDocument } from "../../generator/emit/docs/enforcement-architecture/emitter.ts";
import { hookEventsDocument } from "../../generator/emit/docs/hook-events/emitter.ts";
import { contextOf, renderDocs } from "./render-docs.ts";
import { sampleProject } from "./sample-project.ts";
import { server } from "./sample-server.ts";
import { shippedProject } from "./shipped-project.ts";

const architecture = async (project: Project): Promise<string> =>
  [...(await renderDocs(contextOf(project), [architectureDocument])).values()].join("");

describe("the architecture of the shipped spec", () => {
  const text = architecture(shippedProject());

  test("lists every mechanism, event in use, server, skill and agent", async () => {
    const project = shippedProject();
    const names = [
      ...MECHANISMS.map(({ name }) => name),
      ...new Set(project.hooks.map(({ event }) => `\`${event}\``)),
      ...project.servers.map(({ title }) => title),
      ...project.skills.map(({ name }) => `\`/${name}\``),
      ...project.agents.map(({ title }) => title),
    ];
    const printed = await text;
    expect(names.filter((name) => !printed.includes(name))).toEqual([]);
  });

  test("says for QA: strip, both denial hooks with the count of write tools, settings hook", async () => {
    const qa = /### QA Agent[^]*?(?=\n###)/.exec(await text)?.[0];
    const writes = shippedProject()
      .servers.find(({ name }) => name === "pal-e-docs")
      ?.tools.filter(({ access }) => access === "write").length;
    expect(qa).toMatch(/`disallowedTools` strips [^\n]*`Bash`[^\n]*`Edit`[^\n]*`Write`/);
    expect(qa).toMatch(/`block-write-tools` \(frontmatter\) blocks [^\n]*`Write`/);
    expect(qa).toMatch(new RegExp(`\`block-docs-writes\` [^\\n]* all ${writes} write tools`));
    expect(qa).toContain("`check-issue`");
  });

  test("prints the exception to the one-owner rule, with the reason", async () => {
    expect(await text).toContain(
      "Exception for Dottie (`dottie`): executes doc updates under Betty Sue's direction.",
    );
    expect(await text).toContain("Only Betty Sue (main session) may start Dottie (`dottie`).");
  });

  test("names the main session's shell as an open route", async () => {
    expect(await text).toMatch(
      /The shell of Betty Sue \(main session\) goes round the conditions on .*`Write`/,
    );
  });

  test("lists what is to be confirmed", async () => {
    const printed = await text;
    const { confirm } = shippedProject();
    expect(confirm.filter(({ value }) => !printed.includes(`\`${value}\``))).toEqual([]);
  });
});

test("counts are the length of the server's list", async () => {
  const more: Project = {
    ...sampleProject,
    servers: [server("notes", ["get", "list"], ["put", "drop", "move", "tag"])],
  };
  const text = await architecture(more);
  expect(text).toContain("2 read tools: `get` and `list`.");
  expect(text).toContain("4 write tools: `put`, `drop`, `move` and `tag`.");
});

test("without agents there is neither a spawn section nor a spawn document", async () => {
  const { others: _, ...rest } = sampleProject;
  const hooks = sampleProject.hooks.filter(({ body }) => body.kind !== "spawn");
  const docs = await renderDocs(contextOf({ ...rest, agents: [], hooks, invariants: [] }));
  expect(docs.has("docs/agent-spawn-conventions.md")).toBe(false);
  expect(docs.get("docs/enforcement-architecture.md")).not.toMatch(/spawn path/i);
});

test("layers without parts are left out, and the rest are numbered without a gap", async () => {
  const text = await architecture({ ...sampleProject, skills: [] });
  expect(text).toContain("## Three layers");
  expect(text).toContain("### Layer 3: Agents work");
});

test("hook-events has a row for every event of the client, and names ours and theirs", async () => {
  const docs = await renderDocs(contextOf(sampleProject), [hookEventsDocument]);
  const text = docs.get("docs/hook-events.md") ?? "";
  const rows = text.split("\n").filter((line) => /^\| `\w+` +\| (?:\*\*yes\*\*|no):/.test(line));
  expect(rows).toHaveLength(EVENTS.length);
  expect(rows[0]).toMatch(/`send-gate`.*`their-clock` \(of others\)/);
  expect(rows.find((line) => line.includes("`SubagentStart`"))).toMatch(/no: the agent starts/);
});
