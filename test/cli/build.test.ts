import * as fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SPEC, workplace } from "./workplace.ts";

const TWO = "docs/a.md alpha\nclaude/hooks/b.mjs* beta\n";

describe("gen build", () => {
  test("writes every file and the manifest, and says so", async () => {
    const place = workplace(TWO);
    const built = await place.json("build");
    expect(built).toEqual({
      written: ["claude/hooks/b.mjs", "docs/a.md", "manifest.json"],
      unchanged: [],
      removed: [],
      diagnostics: [],
    });
    expect(Object.keys(place.tree())).toEqual(built.written);
    expect(place.read("out/docs/a.md")).toBe("alpha\n");
    expect(fs.statSync(join(place.folder, "out/claude/hooks/b.mjs")).mode & 0o777).toBe(0o755);
    expect(fs.statSync(join(place.folder, "out/docs/a.md")).mode & 0o111).toBe(0);
  });

  test("a second run writes nothing, a change writes what it touches", async () => {
    const place = workplace(TWO);
    await place.gen("build");
    const before = fs.statSync(join(place.folder, "out/docs/a.md")).ino;
    expect(await place.json("build")).toMatchObject({ written: [], unchanged: { length: 3 } });
    expect(fs.statSync(join(place.folder, "out/docs/a.md")).ino).toBe(before);
    place.write(SPEC, TWO.replace("beta", "gamma"));
    expect(await place.json("build")).toMatchObject({
      written: ["claude/hooks/b.mjs", "manifest.json"],
      unchanged: ["docs/a.md"],
    });
  });

  test("removes what the spec makes no more, with the folders that are empty then", async () => {
    const place = workplace(TWO);
    await place.gen("build");
    place.write("out/docs/README", "mine\n");
    place.write(SPEC, "docs/a.md alpha\n");
    const built = await place.json("build");
    expect(built.removed).toEqual(["claude/hooks/b.mjs"]);
    expect(Object.keys(place.tree())).toEqual(["docs/README", "docs/a.md", "manifest.json"]);
    expect(fs.existsSync(join(place.folder, "out/claude"))).toBe(false);
    expect(built.diagnostics).toMatchObject([{ code: "stray-output", file: "out/docs/README" }]);
  });

  test("restores a lost executable bit", async () => {
    const place = workplace(TWO);
    await place.gen("build");
    fs.chmodSync(join(place.folder, "out/claude/hooks/b.mjs"), 0o644);
    expect((await place.json("build")).written).toEqual(["claude/hooks/b.mjs"]);
    expect(fs.statSync(join(place.folder, "out/claude/hooks/b.mjs")).mode & 0o100).toBe(0o100);
  });

  test("with an error in the spec it writes nothing", async () => {
    const place = workplace(TWO);
    await place.gen("build");
    const before = place.tree();
    place.write(SPEC, "docs/a.md other\n!colour\n");
    const { code, err } = await place.gen("build");
    expect(code).toBe(1);
    expect(err).toContain('spec/enforcement.yaml:2:1 error unknown-key\n  unknown key "colour"');
    expect(place.tree()).toEqual(before);
  });

  test("notes are left to lint", async () => {
    const place = workplace(`${TWO}?the address\n`);
    expect(await place.gen("build")).toMatchObject({ code: 0, err: "" });
    expect((await place.json("build")).diagnostics).toMatchObject([{ code: "to-be-confirmed" }]);
  });

  test("the bytes do not depend on folder, working directory or spelling of the paths", async () => {
    const one = workplace(TWO);
    const two = workplace(TWO);
    await one.gen("build");
    await two.gen(
      `build --spec ${join(two.folder, SPEC)} --out ${join(two.folder, "deep/er/out")}`,
    );
    expect(two.tree("deep/er/out")).toEqual(one.tree("out"));
  });
});

describe("work that a build would destroy", () => {
  test("a file edited by hand is kept until --force", async () => {
    const place = workplace(TWO);
    await place.gen("build");
    place.write("out/docs/a.md", "by hand\n");
    place.write(SPEC, TWO.replace("beta", "gamma"));
    const before = place.tree();
    expect(await place.gen("build")).toMatchObject({ code: 1 });
    expect((await place.json("build")).diagnostics).toMatchObject([
      { code: "edited-output", file: "out/docs/a.md" },
    ]);
    expect(place.tree()).toEqual(before);
    expect(await place.gen("build --force")).toMatchObject({ code: 0 });
    expect(place.read("out/docs/a.md")).toBe("alpha\n");
  });

  test("an edited file that the spec makes no more is kept until --force", async () => {
    const place = workplace(TWO);
    await place.gen("build");
    place.write("out/docs/a.md", "by hand\n");
    place.write(SPEC, "claude/hooks/b.mjs* beta\n");
    expect((await place.json("build")).diagnostics).toMatchObject([{ code: "edited-output" }]);
    expect((await place.json("build --force")).removed).toEqual(["docs/a.md"]);
  });

  test("a file that no build has written is not overwritten", async () => {
    const place = workplace(TWO);
    place.write("out/docs/a.md", "somebody's\n");
    expect((await place.json("build")).diagnostics).toMatchObject([{ code: "foreign-output" }]);
    expect(place.tree()).toEqual({ "docs/a.md": "somebody's\n" });
    expect(await place.gen("build --force")).toMatchObject({ code: 0 });
    expect(place.read("out/docs/a.md")).toBe("alpha\n");
  });

  test("without a manifest a file of the same text is fine, another one is not", async () => {
    const place = workplace(TWO);
    await place.gen("build");
    fs.rmSync(join(place.folder, "out/manifest.json"));
    expect(await place.json("build")).toMatchObject({ written: ["manifest.json"] });
    fs.rmSync(join(place.folder, "out/manifest.json"));
    place.write(SPEC, TWO.replace("alpha", "omega"));
    expect((await place.json("build")).diagnostics).toMatchObject([{ code: "foreign-output" }]);
  });

  test("with a manifest that cannot be read, files that differ are one finding", async () => {
    const place = workplace(TWO);
    await place.gen("build");
    const edited = { "out/docs/a.md": "mine\n", "out/claude/hooks/b.mjs": "mine\n" };
    for (const [path, text] of Object.entries(edited)) place.write(path, text);
    place.write("out/manifest.json", "<<<<<<< ours\n");
    const before = place.tree();
    const built = await place.json("build");
    expect(built).toMatchObject({ written: [], removed: [] });
    expect(built.diagnostics).toMatchObject([
      { code: "unknown-output", file: "out/manifest.json" },
    ]);
    for (const path of Object.keys(edited)) {
      expect(JSON.stringify(built.diagnostics)).toContain(path.replace("out/", ""));
    }
    expect(place.tree()).toEqual(before);
    const checked = await place.gen("check");
    expect(checked.code).toBe(1);
    expect(checked.out).toContain("1 error\n");
    expect(checked.out).not.toContain("edited by hand");
    expect(checked.out).toContain("3 files differ from the spec: 3 edited.");
    expect((await place.json("check")).drift).toHaveLength(3);
    expect((await place.gen("check --format github")).out.split("::error")).toHaveLength(2);
    expect(await place.gen("build --force")).toMatchObject({ code: 0 });
    expect(await place.gen("check")).toMatchObject({ code: 0 });
  });

  test.each([
    ["../../victim", "a path that leads up"],
    ["/victim", "a path from the root"],
    ["docs/../../victim", "a path that leads out on the way"],
    ["..\\victim", "a path in the other notation"],
    ["", "no path"],
  ])("a manifest with %j (%s) removes nothing", async (path) => {
    const place = workplace(TWO);
    await place.gen("build");
    place.write("victim", "x\n");
    const entry = { path, sha256: "0".repeat(64), mode: "0644", kind: "x", place: null, spec: [] };
    place.write("out/manifest.json", JSON.stringify({ manifest: 1, files: [entry] }));
    const built = await place.json("build --force");
    expect(built.removed).toEqual([]);
    expect(built.diagnostics).toMatchObject([{ code: "invalid-manifest", severity: "warning" }]);
    expect(place.read("victim")).toBe("x\n");
  });
});

describe("symbolic links in the bundle", () => {
  test.each(["docs/a.md", "docs"])(
    "%s as a link is not followed, not even with --force",
    async (path) => {
      const place = workplace(TWO);
      await place.gen("build");
      place.write("outside/a.md", "outside\n");
      fs.rmSync(join(place.folder, "out", path), { recursive: true });
      const target = path === "docs" ? "../outside" : "../../outside/a.md";
      fs.symlinkSync(target, join(place.folder, "out", path));
      place.write(SPEC, TWO.replace("alpha", "omega"));
      const before = place.tree(".");
      for (const line of ["build", "build --force"]) {
        expect((await place.json(line)).diagnostics).toMatchObject([
          { code: "linked-output", severity: "error", file: `out/${path}` },
        ]);
      }
      expect(place.tree(".")).toEqual(before);
    },
  );

  test("a listed file behind a link is not removed", async () => {
    const place = workplace(TWO);
    await place.gen("build");
    place.write("outside/a.md", "alpha\n");
    fs.rmSync(join(place.folder, "out/docs"), { recursive: true });
    fs.symlinkSync("../outside", join(place.folder, "out/docs"));
    place.write(SPEC, "claude/hooks/b.mjs* beta\n");
    expect((await place.json("build")).removed).toEqual([]);
    expect(place.read("outside/a.md")).toBe("alpha\n");
  });

  test("the folder itself may be one", async () => {
    const place = workplace(TWO);
    fs.mkdirSync(join(place.folder, "elsewhere"));
    fs.symlinkSync("elsewhere", join(place.folder, "out"));
    expect(await place.gen("build")).toMatchObject({ code: 0 });
    expect(place.read("elsewhere/docs/a.md")).toBe("alpha\n");
  });
});

describe("a bundle that cannot be written", () => {
  const full = Object.assign(new Error("no space"), { code: "ENOSPC", syscall: "write" });

  /** Runs a build on disks that fail at the first, second, … call of `name` until one succeeds. */
  async function failEverywhere(
    name: "writeFileSync" | "renameSync" | "mkdirSync" | "chmodSync",
    start: () => Promise<ReturnType<typeof workplace>>,
  ): Promise<number> {
    for (let failing = 1; ; failing += 1) {
      const place = await start();
      const before = place.tree();
      let calls = 0;
      const real = fs[name] as (...args: readonly unknown[]) => unknown;
      const broken = (...args: readonly unknown[]): unknown => {
        calls += 1;
        if (calls === failing) throw full;
        return real(...args);
      };
      const { code, err } = await place.gen("build", { [name]: broken });
      if (code === 0) return failing - 1;
      expect(code).toBe(2);
      expect(err).toContain("the disk is full");
      expect(place.tree()).toEqual(before);
      expect(fs.existsSync(join(place.folder, "out"))).toBe(Object.keys(before).length > 0);
    }
  }

  const changed = async (): Promise<ReturnType<typeof workplace>> => {
    const place = workplace(TWO);
    await place.gen("build");
    place.write(SPEC, "docs/a.md omega\nnew/c.md gamma\n");
    return place;
  };

  test.each(["writeFileSync", "renameSync", "mkdirSync", "chmodSync"] as const)(
    "whatever %s fails, the old bundle stays whole",
    async (name) => {
      expect(await failEverywhere(name, changed)).toBeGreaterThan(2);
      expect(await failEverywhere(name, async () => workplace(TWO))).toBeGreaterThan(1);
    },
  );

  test("a folder without write permission", async () => {
    const place = workplace(TWO);
    const refuse = (): never => {
      throw Object.assign(new Error("denied"), { code: "EACCES", syscall: "mkdir" });
    };
    const { code, err } = await place.gen("build", { mkdirSync: refuse });
    expect(code).toBe(2);
    expect(err).toContain('cannot write "out": permission denied');
  });

  test("a file where the folder should be", async () => {
    const place = workplace(TWO);
    place.write("out", "a file\n");
    const { code, err } = await place.gen("build");
    expect(code).toBe(2);
    expect(err).toContain('cannot read "out"');
    expect(place.read("out")).toBe("a file\n");
  });

  test("what a killed build has left behind does not matter", async () => {
    const place = workplace(TWO);
    place.write("out/.gen-stage/new/docs/a.md", "half\n");
    expect(await place.json("build")).toMatchObject({ diagnostics: [] });
    expect(Object.keys(place.tree())).toEqual(["claude/hooks/b.mjs", "docs/a.md", "manifest.json"]);
  });
});
