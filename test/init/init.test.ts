import * as fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PRESETS } from "../../generator/init/presets.ts";
import { specName } from "../../generator/init/spec-name.ts";
import { REPOSITORY } from "../support/repository.ts";
import { place } from "./place.ts";

interface Json {
  readonly written: readonly string[];
  readonly diagnostics: readonly { readonly code: string; readonly severity: string }[];
}

describe.each(PRESETS)("the preset %s", (preset) => {
  test("builds, checks and passes its own examples without a warning", async () => {
    const here = place();
    expect(await here.gen(["init", "--preset", preset])).toMatchObject({ code: 0, err: "" });
    const lint = await here.gen(["lint", "--format", "json"]);
    const { diagnostics } = JSON.parse(lint.out) as Json;
    const info = { severity: "info" };
    expect(diagnostics).toEqual(diagnostics.map(() => expect.objectContaining(info)));
    expect(await here.gen(["build"])).toMatchObject({ code: 0, err: "" });
    expect(await here.gen(["check"])).toMatchObject({ code: 0 });
    if (preset === "pal-e") return;
    const ran = await here.gen(["test", "--format", "json"]);
    expect(JSON.parse(ran.out)).toMatchObject({ failed: 0 });
    expect(ran.code).toBe(0);
  });
});

test("a start is a commented spec with the schema beside it, an attributes entry and a workflow", async () => {
  const here = place("My Tool 2");
  const { out } = await here.gen(["init", "--format", "json"]);
  const written = [
    "spec/enforcement.yaml",
    "spec/prompts/researcher.md",
    ".github/workflows/enforcement.yml",
    "spec/enforcement.schema.json",
    ".gitattributes",
  ];
  expect(JSON.parse(out)).toEqual({ written, diagnostics: [] });
  expect(here.files()).toEqual([...written].sort());
  const spec = here.read("spec/enforcement.yaml");
  expect(spec.split("\n")[0]).toBe("# yaml-language-server: $schema=./enforcement.schema.json");
  expect(spec).toContain("\nname: my-tool-2\n");
  expect(here.read("spec/enforcement.schema.json")).toBe(
    fs.readFileSync(join(REPOSITORY, "spec/enforcement.schema.json"), "utf8"),
  );
  expect(here.read(".gitattributes")).toContain("out/** text eol=lf");
  const workflow = here.read(".github/workflows/enforcement.yml");
  for (const step of ["gen lint", "gen check", "gen diff"]) expect(workflow).toContain(step);
  expect(workflow).not.toContain("SPEC");
  expect(workflow).toContain('if git cat-file -e "origin/$BASE:spec/enforcement.yaml"; then');
});

test("what can be found out is not asked: name, schema of the installed package, forge", async () => {
  const here = place();
  here.write("package.json", '{ "name": "@team/side-car" }');
  here.write("node_modules/agent-enforcement-compiler/spec/enforcement.schema.json", "{}");
  here.write(".git/config", '[remote "origin"]\n\turl = https://git.example.org/a/b.git\n');
  const { code } = await here.gen(["init", "--spec", "team/rules/spec.yaml", "--out", "built"]);
  expect(code).toBe(0);
  const [schema, ...rest] = here.read("team/rules/spec.yaml").split("\n");
  expect(schema).toBe(
    "# yaml-language-server: $schema=../../node_modules/agent-enforcement-compiler/spec/enforcement.schema.json",
  );
  expect(rest).toContain("name: side-car");
  expect(here.files()).not.toContain("team/rules/enforcement.schema.json");
  expect(here.read(".forgejo/workflows/enforcement.yml")).toContain("--spec team/rules/spec.yaml");
  expect(here.read(".gitattributes").split("\n")).toEqual([
    "built/** text eol=lf linguist-generated=true",
    "team/rules/** text eol=lf",
    "",
  ]);
});

test("nothing is overwritten, and then nothing is written", async () => {
  const here = place();
  here.write("spec/prompts/researcher.md", "mine\n");
  const { code, err } = await here.gen(["init"]);
  expect(code).toBe(1);
  expect(err).toContain("start-in-the-way");
  expect(err).toContain("spec/prompts/researcher.md");
  expect(here.files()).toEqual(["spec/prompts/researcher.md"]);
  expect(here.read("spec/prompts/researcher.md")).toBe("mine\n");
});

test("a dangling link is in the way too", async () => {
  const here = place();
  fs.mkdirSync(join(here.folder, "spec"));
  fs.symlinkSync("/nowhere/at/all", join(here.folder, "spec/enforcement.yaml"));
  expect(await here.gen(["init"])).toMatchObject({ code: 1 });
});

test("attributes of the user stay, and a second start adds no line twice", async () => {
  const here = place();
  here.write(".gitattributes", "*.png binary");
  await here.gen(["init"]);
  const once = here.read(".gitattributes");
  expect(once.startsWith("*.png binary\nout/** ")).toBe(true);
  const again = await here.gen(["init", "--spec", "spec/second.yaml", "--format", "json"]);
  expect(again.code).toBe(1);
  expect(here.read(".gitattributes")).toBe(once);
});

test("a disk that fails half-way leaves nothing behind: start-unwritable", async () => {
  const here = place();
  here.write(".gitattributes", "*.png binary\n");
  const writeFileSync: typeof fs.writeFileSync = (path, ...rest) => {
    if (String(path).endsWith(".gitattributes")) {
      throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    }
    fs.writeFileSync(path, ...rest);
  };
  const ran = await here.gen(["init", "--format", "json"], { writeFileSync });
  expect(ran.code).toBe(2);
  expect(JSON.parse(ran.out)).toMatchObject({
    written: [],
    diagnostics: [{ code: "start-unwritable" }],
  });
  expect(fs.readdirSync(here.folder)).toEqual([".gitattributes"]);
});

test.each([
  ["@scope/My_App", "my-app"],
  ["Größe 3", "grosse-3"],
  ["3d-viewer", "d-viewer"],
  ["日本", "my-project"],
])("%s is called %s", (text, name) => {
  expect(specName(text)).toBe(name);
});
