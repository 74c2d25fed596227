import * as fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { place } from "../init/place.ts";
import { agent, type Files, importIn, importOf, lay } from "./set-up.ts";

test("an empty folder: found-nothing, exit 2, nothing written", async () => {
  const { here, code, told } = await importOf({});
  expect([code, told]).toEqual([2, ["found-nothing .:1"]]);
  expect(here.files()).toEqual([]);
});

test.each([
  ["a folder that is not there", "nowhere", "there is no such folder"],
  ["a file", "notes.md", "it is not a folder"],
  ["a folder below a file", "notes.md/more", "a part of the path is not a directory"],
])("%s is no set-up either, and the reason is told", async (_, dir, reason) => {
  const { here, code, told, diagnostics } = await importOf({ "notes.md": "x" }, [dir]);
  expect([code, told]).toEqual([2, [`found-nothing ${dir}:1`]]);
  expect(diagnostics[0]?.message).toBe(`there is no set-up in "${dir}": ${reason}`);
  expect(here.files()).toEqual(["notes.md"]);
});

test.each(["", ".claude", "plugins", "plugins/a"])(
  'a folder that cannot be listed, "%s", is told once with the reason',
  async (folder) => {
    const here = place();
    lay(here, { ...agent(""), "plugins/a/b/hooks/hooks.json": {} });
    const readdirSync = ((path: string, ...rest: []) => {
      if (String(path) === join(fs.realpathSync(here.folder), folder)) {
        throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
      }
      return fs.readdirSync(path, ...rest);
    }) as typeof fs.readdirSync;
    const { code, err } = await here.gen(["import", "."], { readdirSync });
    expect(code).toBe(2);
    expect(err.split("permission denied")).toHaveLength(2);
    expect(err).toContain("Nothing was written.");
  },
);

test("a file in the place of .claude is told once with the reason", async () => {
  const { code, told, diagnostics } = await importOf({ ".claude": "x" });
  expect([code, told]).toEqual([2, ["found-unreadable .claude:1"]]);
  expect(diagnostics[0]?.message).toContain("it is not a folder");
});

const DISCARDED: readonly (readonly [string, string, number, string])[] = [
  ["a comment", '{\n  // mine\n  "model": "opus"\n}', 1, "found-discarded .claude/settings.json:2"],
  ["a trailing comma", '{ "model": "opus", }', 1, "found-discarded .claude/settings.json:1"],
  ["a model that is a number", '{\n  "model": 5\n}', 1, "found-discarded .claude/settings.json:2"],
  [
    "a list that is a text",
    '{ "permissions":\n { "allow": "x" } }',
    1,
    "found-discarded .claude/settings.json:2",
  ],
  [
    "a switch that is a text",
    '{ "disableAllHooks": "yes" }',
    1,
    "found-discarded .claude/settings.json:1",
  ],
  [
    "a comment behind a byte order mark",
    "\uFEFF{\n  // mine\n}",
    1,
    "found-discarded .claude/settings.json:2",
  ],
  ["nothing", "\n", 2, "found-unreadable .claude/settings.json:1"],
  ["half a file", '{ "model": ', 2, "found-unreadable .claude/settings.json:1"],
  ["a list at the top", "[]", 1, "found-discarded .claude/settings.json:1"],
];

test.each(DISCARDED)("settings with %s: told, nothing written", async (_, text, exit, finding) => {
  const { here, code, told } = await importOf({ ".claude/settings.json": text, ...agent("") });
  expect([code, told]).toEqual([exit, [finding]]);
  expect(fs.existsSync(join(here.folder, "spec"))).toBe(false);
});

test("a file that cannot be read stops the import: found-unreadable", async () => {
  const here = place();
  lay(here, agent(""));
  const readFileSync = ((path: string, ...rest: []) => {
    if (String(path).endsWith("a.md")) {
      throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
    }
    return fs.readFileSync(path, ...rest);
  }) as typeof fs.readFileSync;
  const { code, err } = await here.gen(["import", "."], { readFileSync });
  expect(code).toBe(2);
  expect(err).toContain("found-unreadable");
  expect(err).toContain("permission denied");
  expect(err).toContain("Nothing was written.");
  expect(fs.existsSync(join(here.folder, "spec"))).toBe(false);
});

test("an agent that is no text stops it as well, another file is left out", async () => {
  const here = place();
  lay(here, { ...agent(""), ".claude/hooks/tool": "x" });
  fs.writeFileSync(join(here.folder, ".claude/hooks/tool"), Buffer.from([0xff, 0xfe, 0x00]));
  expect((await importIn(here, ["."])).told).toEqual(["left-out .claude/hooks/tool:1"]);
  fs.writeFileSync(join(here.folder, ".claude/agents/b.md"), Buffer.from([0xff, 0xfe, 0x00]));
  const again = await importIn(here, [".", "--spec", "other/spec.yaml"]);
  expect(again).toMatchObject({ code: 2, written: [] });
});

test("links in a circle are told and left; the rest is imported", async () => {
  const here = place();
  lay(here, agent(""));
  fs.symlinkSync(join(here.folder, ".claude/agents"), join(here.folder, ".claude/agents/again"));
  fs.symlinkSync("loop-b", join(here.folder, ".claude/agents/loop-a"));
  fs.symlinkSync("loop-a", join(here.folder, ".claude/agents/loop-b"));
  const { code, told } = await importIn(here, ["."]);
  expect(code).toBe(0);
  expect(told).toEqual([
    "left-out .claude/agents/again:1",
    "left-out .claude/agents/loop-a:1",
    "left-out .claude/agents/loop-b:1",
  ]);
  expect(here.read("spec/enforcement.yaml")).toContain("\nagents:\n  a:\n");
});

test("a thousand agents", async () => {
  const files: Files = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [
      `.claude/agents/team/a${index}.md`,
      `---\nname: a${index}\ndescription: Agent ${index}.\ndisallowedTools: Bash, Write\n---\nWork ${index}.\n`,
    ]),
  );
  const { code, told, written } = await importOf(files);
  expect([code, told]).toEqual([0, []]);
  expect(written).toHaveLength(1002);
});

test("nothing is overwritten", async () => {
  const { here } = await importOf(agent(""));
  const before = here.read("spec/enforcement.yaml");
  const again = await importIn(here, ["."]);
  expect(again).toMatchObject({ code: 1, written: [] });
  expect(again.told).toContain("start-in-the-way spec/enforcement.yaml:1");
  expect(here.read("spec/enforcement.yaml")).toBe(before);
});
