import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SPEC, workplace, type Workplace } from "./workplace.ts";

const TWO = "docs/a.md alpha\nclaude/hooks/b.mjs* beta\n";

async function built(spec = TWO): Promise<Workplace> {
  const place = workplace(spec);
  await place.gen("build");
  return place;
}

/** `kind path` of every difference; fails when `clean` or the exit code say something else. */
async function drift(place: Workplace, flags = ""): Promise<readonly string[]> {
  const line = `check${flags}`;
  const { clean, drift = [] } = await place.json(line);
  const { code } = await place.gen(line);
  expect(clean).toBe(drift.length === 0);
  expect(code).toBe(drift.length === 0 ? 0 : 1);
  return drift.map(({ kind, path }) => `${kind} ${path}`);
}

describe("gen check", () => {
  test("after a build all is clean", async () => {
    const place = await built();
    expect(await drift(place)).toEqual([]);
    expect((await place.gen("check")).out).toBe("out is what spec/enforcement.yaml says.\n");
  });

  test("writes nothing, drift or not", async () => {
    const place = await built();
    place.write(SPEC, TWO.replace("alpha", "omega"));
    const before = place.tree(".");
    await place.gen("check");
    expect(place.tree(".")).toEqual(before);
  });

  test("changed: the spec says something else than the last build", async () => {
    const place = await built();
    place.write(SPEC, TWO.replace("alpha", "omega"));
    expect(await drift(place)).toEqual(["changed docs/a.md", "changed manifest.json"]);
    const { drift: [first] = [] } = await place.json("check");
    expect(first).toEqual({
      path: "docs/a.md",
      kind: "changed",
      diff: "--- a/docs/a.md\n+++ b/docs/a.md\n@@ -1,1 +1,1 @@\n-alpha\n+omega\n",
      spec: ["spec/enforcement.yaml:1"],
      fix: "gen build",
    });
  });

  test.each<readonly [string, (out: (path: string) => string) => void, readonly string[], string]>([
    [
      "edited",
      (out) => fs.appendFileSync(out("docs/a.md"), "more\n"),
      ["edited docs/a.md"],
      "gen build --force",
    ],
    ["missing", (out) => fs.rmSync(out("docs/a.md")), ["missing docs/a.md"], "gen build"],
    [
      "missing manifest",
      (out) => fs.rmSync(out("manifest.json")),
      ["missing manifest.json"],
      "gen build",
    ],
    [
      "broken manifest",
      (out) => fs.writeFileSync(out("manifest.json"), "{"),
      ["edited manifest.json"],
      "gen build",
    ],
    [
      "stray",
      (out) => fs.writeFileSync(out("docs/x y.md"), "evil\n"),
      ["orphan docs/x y.md"],
      "rm 'out/docs/x y.md'",
    ],
    [
      "mode",
      (out) => fs.chmodSync(out("claude/hooks/b.mjs"), 0o644),
      ["mode claude/hooks/b.mjs"],
      "gen build",
    ],
    [
      "wrongly executable",
      (out) => fs.chmodSync(out("docs/a.md"), 0o755),
      ["mode docs/a.md"],
      "gen build",
    ],
  ])("%s, and the fix that it names works", async (_name, harm, expected, fix) => {
    const place = await built();
    harm((path) => join(place.folder, "out", path));
    expect(await drift(place)).toEqual(expected);
    const { drift: [first] = [] } = await place.json("check");
    expect(first?.fix).toBe(fix);
    execFileSync("sh", ["-c", fix.startsWith("rm") ? fix : ":"], { cwd: place.folder });
    const rerun = fix.startsWith("rm") ? "build" : fix.replace("gen ", "");
    expect(await place.gen(rerun)).toMatchObject({ code: 0 });
    expect(await drift(place)).toEqual([]);
  });

  test("orphan: the spec makes no such file any more", async () => {
    const place = await built();
    place.write(SPEC, "docs/a.md alpha\n");
    expect(await drift(place)).toEqual(["orphan claude/hooks/b.mjs", "changed manifest.json"]);
    const { drift: [first] = [] } = await place.json("check");
    expect(first).toMatchObject({ spec: ["enforcement.yaml:2"], fix: "gen build" });
    expect(first?.diff).toContain("+++ /dev/null");
  });

  test("a link is drift, and what it points to is not read", async () => {
    const place = await built();
    place.write("outside.md", "alpha\n");
    fs.rmSync(join(place.folder, "out/docs/a.md"));
    fs.symlinkSync("../../outside.md", join(place.folder, "out/docs/a.md"));
    expect(await drift(place)).toEqual(["edited docs/a.md"]);
    const { drift: [first] = [] } = await place.json("check");
    expect(first?.diff).toBe("docs/a.md is a symbolic link to ../../outside.md\n");
    expect(first?.fix).toBe("rm out/docs/a.md && gen build");
  });

  test("a bundle that is not there is missing, every file of it", async () => {
    expect(await drift(workplace(TWO))).toEqual([
      "missing claude/hooks/b.mjs",
      "missing docs/a.md",
      "missing manifest.json",
    ]);
  });

  test("other line ends are no drift, and a build leaves them", async () => {
    const place = await built("docs/a.md alpha\nclaude/x.md prompt.md\n");
    place.write("spec/prompt.md", "one\r\ntwo\r\n");
    await place.gen("build");
    for (const path of ["out/docs/a.md", "out/claude/x.md", "out/manifest.json", SPEC]) {
      place.write(path, place.read(path).replaceAll("\n", "\r\n"));
    }
    expect(await drift(place)).toEqual([]);
    expect((await place.json("build")).written).toEqual([]);
  });

  test("the fix repeats the options of the call", async () => {
    const place = workplace(TWO);
    place.write("my spec.yaml", TWO);
    const words = ["check", "--spec", "spec/../spec/enforcement.yaml", "--out", "else"];
    const { drift: [first] = [] } = await place.json(words.join(" "));
    expect(first?.fix).toBe("gen build --spec spec/../spec/enforcement.yaml --out else");
  });

  test("text names file, kind, spec line, diff and fix", async () => {
    const place = await built();
    place.write(SPEC, TWO.replace("alpha", "omega"));
    fs.rmSync(join(place.folder, "out/claude/hooks/b.mjs"));
    const { out } = await place.gen("check");
    expect(out).toContain(
      "out/claude/hooks/b.mjs missing: not there\n  spec  spec/enforcement.yaml:2\n  fix   gen build\n",
    );
    expect(out).toContain("-alpha\n+omega\n");
    expect(out).toMatch(/\n3 files differ from the spec: 1 missing, 2 changed\.\n$/u);
  });

  test("github annotates the spec line", async () => {
    const place = await built();
    place.write(SPEC, TWO.replace("alpha", "omega"));
    expect((await place.gen("check --format github")).out).toContain(
      "::error file=spec/enforcement.yaml,line=1,col=1,title=drift%3A changed::out/docs/a.md",
    );
  });
});

describe("input that cannot be used is never clean", () => {
  test.each<readonly [string, (path: string) => void, number, string]>([
    ["gone", (path) => fs.rmSync(path), 2, "there is no such file"],
    ["a directory", (path) => (fs.rmSync(path), fs.mkdirSync(path)), 2, "it is a directory"],
    [
      "not UTF-8",
      (path) => fs.writeFileSync(path, Buffer.from([0x61, 0x0a, 0x62, 0xe9, 0x62, 0x0a])),
      2,
      "it is not UTF-8 text",
    ],
    ["wrong", (path) => fs.writeFileSync(path, "!colour\n"), 1, 'unknown key "colour"'],
  ])("a spec that is %s", async (_name, harm, code, message) => {
    const place = await built();
    const before = place.tree();
    harm(join(place.folder, SPEC));
    for (const line of ["check", "lint", "build"]) {
      const ran = await place.gen(line);
      expect(ran.code).toBe(code);
      expect((ran.out + ran.err).replaceAll(/\s+/gu, " ")).toContain(message);
      const printed = await place.json(line);
      expect(printed.diagnostics).toHaveLength(1);
      expect(printed.clean ?? false).toBe(false);
    }
    expect(place.tree()).toEqual(before);
  });

  test("not UTF-8 is told with its place", async () => {
    const place = workplace("");
    fs.writeFileSync(join(place.folder, SPEC), Buffer.from([0x61, 0x0a, 0x62, 0xe9, 0x62, 0x0a]));
    expect((await place.json("lint")).diagnostics).toMatchObject([{ line: 2, column: 2 }]);
  });

  test("a real replacement character is text", async () => {
    expect(await workplace("docs/a.md \uFFFD\n").gen("lint")).toMatchObject({ code: 0 });
  });

  test("a bundle that cannot be read", async () => {
    const place = await built();
    const refuse = (): never => {
      throw Object.assign(new Error("denied"), { code: "EACCES", syscall: "scandir" });
    };
    const { code, err } = await place.gen("check", { readdirSync: refuse });
    expect(code).toBe(2);
    expect(err).toContain("permission denied");
  });
});
