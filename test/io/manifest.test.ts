import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import type { Project } from "#ir/project";
import type { Span } from "#ir/span";
import type { VirtualFile } from "../../generator/emit/virtual-file.ts";
import { manifestOf, readManifest } from "../../generator/io/manifest.ts";
import { minimalProject } from "../docs/sample-project.ts";
import schema from "../../spec/manifest.schema.json" with { type: "json" };

const line = (number: number, file = "team/spec/enforcement.yaml"): Span => {
  const at = { offset: number, line: number, column: 1 };
  return { file, start: at, end: at };
};

const files: readonly VirtualFile[] = [
  {
    path: "docs/a.md",
    content: "ä\n",
    kind: "document",
    executable: false,
    because: [line(9), line(2), line(9), line(1, "team/spec/prompts/qa.md")],
  },
  {
    path: "claude/hooks/b.mjs",
    content: "",
    kind: "hook",
    executable: true,
    place: ".claude/hooks/b.mjs",
    because: [line(4)],
  },
];

const project: Project = {
  ...minimalProject,
  blocks: [
    {
      name: "sentence",
      document: "notes/RULES.md",
      under: "House rules",
      content: { kind: "text", text: "x" },
      span: line(1),
    },
  ],
};

const valid = new Ajv2020({ allowUnionTypes: true }).compile(schema);

/** The manifest of `files` as data, changed by `change`. */
function changed(change: (entry: Record<string, unknown>) => unknown): unknown {
  const { content } = manifestOf(files, "team/spec/enforcement.yaml", project);
  const data: unknown = JSON.parse(content, (key, value: unknown) =>
    key === "files" && Array.isArray(value) ? [change({ ...value[0] }), value[1]] : value,
  );
  return data;
}

describe("a manifest", () => {
  const { path, content } = manifestOf(files, "team/spec/enforcement.yaml", project);

  test("is sorted, one line per file, and says where each comes from and goes", () => {
    expect(path).toBe("manifest.json");
    expect(JSON.parse(content)).toEqual({
      manifest: 1,
      name: "small",
      client: "2.1.332",
      scripts: ["b.mjs"],
      state: [".claude/enforcement-state.json"],
      receipt: ".claude/enforcement-receipt.json",
      blocks: [
        {
          name: "sentence",
          path: "docs/blocks/sentence.md",
          document: "notes/RULES.md",
          heading: "House rules",
          begin: "<!-- small:sentence:begin -->",
          end: "<!-- small:sentence:end -->",
        },
      ],
      files: [
        {
          path: "claude/hooks/b.mjs",
          sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
          mode: "0755",
          kind: "hook",
          packaging: "project",
          place: ".claude/hooks/b.mjs",
          spec: ["enforcement.yaml:4"],
        },
        {
          path: "docs/a.md",
          sha256: "ac6f010e65c9ea739dbdaa21427edd5ef60c6d461ef4d619c003e3ab62453a56",
          mode: "0644",
          kind: "document",
          packaging: null,
          place: null,
          spec: ["enforcement.yaml:2", "enforcement.yaml:9", "prompts/qa.md:1"],
        },
      ],
    });
    expect(content.split("\n").filter((text) => text.includes("sha256"))).toHaveLength(2);
  });

  test("follows its schema and is read back", () => {
    expect(valid(JSON.parse(content))).toBe(true);
    const data: unknown = JSON.parse(content);
    expect(readManifest(content)).toEqual({ entries: JSON.parse(content).files, head: data });
  });

  test("does not depend on the order of the files", () => {
    expect(manifestOf(files.toReversed(), "team/spec/enforcement.yaml", project).content).toBe(
      content,
    );
  });
});

describe("what is refused, by the reader and by the schema", () => {
  test.each<readonly [string, (entry: Record<string, unknown>) => unknown]>([
    ["a path that leads up", (entry) => ({ ...entry, path: "../x" })],
    ["a path that leads up on the way", (entry) => ({ ...entry, path: "a/../../x" })],
    ["an absolute path", (entry) => ({ ...entry, path: "/etc/passwd" })],
    ["an empty part", (entry) => ({ ...entry, path: "a//b" })],
    ["a drive", (entry) => ({ ...entry, path: "C:x" })],
    ["the other slash", (entry) => ({ ...entry, path: "..\\x" })],
    ["no path", (entry) => ({ ...entry, path: 1 })],
    ["a place that leads out", (entry) => ({ ...entry, place: "../.ssh/config" })],
    ["another hash", (entry) => ({ ...entry, sha256: "abc" })],
    ["another mode", (entry) => ({ ...entry, mode: "4755" })],
    ["lines that are no texts", (entry) => ({ ...entry, spec: [1] })],
    ["no entry at all", () => null],
  ])("%s", (_name, change) => {
    const data = changed(change);
    expect(valid(data)).toBe(false);
    expect(readManifest(JSON.stringify(data))).toEqual({
      reason: "its entry 1 is not one of a build",
    });
  });

  test.each([
    ["", "it is not JSON"],
    ["[]", "it is of another version"],
    ['{"manifest": 2, "files": []}', "it is of another version"],
    ['{"manifest": 1}', "it lists no files"],
  ])("%j", (text, reason) => {
    expect(readManifest(text)).toEqual({ reason });
  });

  test.each([
    ["name", ""],
    ["client", 1],
    ["scripts", "b.mjs"],
    ["state", ["/etc/passwd"]],
    ["blocks", [{ name: "a" }]],
  ])("a head with %s: %j", (key, value) => {
    const { content } = manifestOf(files, "team/spec/enforcement.yaml", project);
    const data = { ...JSON.parse(content), [key]: value };
    expect(valid(data)).toBe(false);
    expect(readManifest(JSON.stringify(data))).toEqual({
      reason: "its head is not one of a build",
    });
  });

  test("a plugin's file goes to the folder that the client loads it from", () => {
    const plugin = { kind: "plugin", executable: false, because: [], content: "{}\n" } as const;
    const made = [
      { ...plugin, path: "plugin/.claude-plugin/plugin.json" },
      { ...plugin, path: "plugin/hooks/a.ts", kind: "hook-source" as const },
    ];
    const read = readManifest(manifestOf(made, "spec.yaml", project).content);
    expect(
      "entries" in read && read.entries.map(({ packaging, place }) => [packaging, place]),
    ).toEqual([
      ["plugin", ".claude/skills/small/.claude-plugin/plugin.json"],
      [null, null],
    ]);
  });

  test("a file listed twice", () => {
    const twice = manifestOf([...files, ...files], "spec.yaml", project).content;
    expect(readManifest(twice)).toEqual({ reason: "it lists a file twice" });
  });
});
