import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import type { Span } from "#ir/span";
import type { VirtualFile } from "../../generator/emit/virtual-file.ts";
import { manifestOf, readManifest } from "../../generator/io/manifest.ts";
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

const valid = new Ajv2020({ allowUnionTypes: true }).compile(schema);

/** The manifest of `files` as data, changed by `change`. */
function changed(change: (entry: Record<string, unknown>) => unknown): unknown {
  const { content } = manifestOf(files, "team/spec/enforcement.yaml");
  const data: unknown = JSON.parse(content, (key, value: unknown) =>
    key === "files" && Array.isArray(value) ? [change({ ...value[0] }), value[1]] : value,
  );
  return data;
}

describe("a manifest", () => {
  const { path, content } = manifestOf(files, "team/spec/enforcement.yaml");

  test("is sorted, one line per file, and says where each comes from and goes", () => {
    expect(path).toBe("manifest.json");
    expect(JSON.parse(content)).toEqual({
      manifest: 1,
      files: [
        {
          path: "claude/hooks/b.mjs",
          sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
          mode: "0755",
          kind: "hook",
          place: ".claude/hooks/b.mjs",
          spec: ["enforcement.yaml:4"],
        },
        {
          path: "docs/a.md",
          sha256: "ac6f010e65c9ea739dbdaa21427edd5ef60c6d461ef4d619c003e3ab62453a56",
          mode: "0644",
          kind: "document",
          place: null,
          spec: ["enforcement.yaml:2", "enforcement.yaml:9", "prompts/qa.md:1"],
        },
      ],
    });
    expect(content.split("\n").filter((text) => text.includes("path"))).toHaveLength(2);
  });

  test("follows its schema and is read back", () => {
    expect(valid(JSON.parse(content))).toBe(true);
    expect(readManifest(content)).toEqual({ entries: JSON.parse(content).files });
  });

  test("does not depend on the order of the files", () => {
    expect(manifestOf(files.toReversed(), "team/spec/enforcement.yaml").content).toBe(content);
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

  test("a file listed twice", () => {
    const twice = manifestOf([...files, ...files], "spec.yaml").content;
    expect(readManifest(twice)).toEqual({ reason: "it lists a file twice" });
  });
});
