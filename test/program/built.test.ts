/** What `npm ci` builds does what the sources do. */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFresh } from "../../generator/program/freshness.mjs";
import { REPOSITORY } from "../support/repository.ts";

const BUILT = "generator/bin.mjs";
const SOURCES = "test/program/from-sources.ts";

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(join(tmpdir(), "gen-built-"));
  const { status, stderr } = node("generator/program/build.ts");
  if (status !== 0) throw new Error(stderr);
}, 60_000);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function node(...words: readonly string[]) {
  const options = { cwd: REPOSITORY, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
  return { status, stdout, stderr };
}

/** What a build of the shipped spec leaves behind, text by path. */
function written(program: string, out: string): Readonly<Record<string, string>> {
  expect(node(program, "build", "--out", join(folder, out))).toMatchObject({ status: 0 });
  const entries = fs.readdirSync(join(folder, out), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(join(folder, out).length), fs.readFileSync(path, "utf8")]),
  );
}

test("bin.mjs starts it", () => {
  expect(isFresh(REPOSITORY)).toBe(true);
});

test("the bundle of the shipped spec is the same", () => {
  const built = written(BUILT, "built");
  expect(Object.keys(built).length).toBeGreaterThan(100);
  expect(built).toEqual(written(SOURCES, "sources"));
});

test.each([
  ["a spec with mistakes", "agents: { qa: { titel: QA, denies: shell } }\n"],
  ["a spec that is none", "[1, 2]\n"],
])("findings on %s are the same", (_, text) => {
  const spec = join(folder, "wrong.yaml");
  fs.writeFileSync(spec, text);
  const found = node(BUILT, "lint", "--spec", spec);
  expect(found.status).toBe(1);
  expect(found).toEqual(node(SOURCES, "lint", "--spec", spec));
});
