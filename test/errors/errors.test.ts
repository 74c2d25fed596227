/** One folder per diagnostic code: the smallest spec that earns it, and what a person is told. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue } from "#diagnostics/catalogue";
import { compileSpec, specIn } from "../support/compile-spec.ts";
import { expectGolden } from "../support/golden.ts";
import { readTree } from "../support/read-tree.ts";
import { renderedFindings } from "../support/rendered-findings.ts";
import { REPOSITORY } from "../support/repository.ts";

const FOLDERS = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Codes that no spec text can earn, and the test that shows each. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "spec-unreadable": "test/errors/io-codes.test.ts",
  "evidence-unreadable": "test/io/read-files.test.ts",
  "stale-evidence": "test/verify/stale-evidence.test.ts",
  "out-unreadable": "test/errors/io-codes.test.ts",
  "out-unwritable": "test/errors/io-codes.test.ts",
  "linked-output": "test/cli/build.test.ts",
  "edited-output": "test/cli/build.test.ts",
  "foreign-output": "test/cli/build.test.ts",
  "stray-output": "test/cli/build.test.ts",
  "unknown-output": "test/cli/build.test.ts",
  "invalid-manifest": "test/cli/build.test.ts",
  "start-in-the-way": "test/init/init.test.ts",
  "start-unwritable": "test/init/init.test.ts",
  "found-nothing": "test/import/bad-input.test.ts",
  "found-unreadable": "test/import/bad-input.test.ts",
  "found-discarded": "test/import/bad-input.test.ts",
  "dead-matcher": "test/import/broken.test.ts",
  "rule-as-matcher": "test/import/broken.test.ts",
  "dead-handler": "test/import/broken.test.ts",
  "exit-without-block": "test/import/broken.test.ts",
  "unquoted-path": "test/import/broken.test.ts",
  "windows-path": "test/import/broken.test.ts",
  "loose-yaml": "test/import/broken.test.ts",
  "ignored-key": "test/import/broken.test.ts",
  "unknown-name": "test/import/broken.test.ts",
  "old-name": "test/import/broken.test.ts",
  "dead-rule": "test/import/broken.test.ts",
  "wider-than-written": "test/import/broken.test.ts",
  "skipped-file": "test/import/broken.test.ts",
  "left-out": "test/import/bad-input.test.ts",
  carried: "test/import/equivalent.test.ts",
};

/** `gen import` reads an account instead of a spec; its tests name the codes that they show. */
function namedInImportTests(): readonly string[] {
  const texts = [...readTree(join(REPOSITORY, "test/import")).values()];
  return Object.keys(catalogue).filter((code) => texts.some((text) => text.includes(`"${code}"`)));
}

describe("a spec that earns", () => {
  test.each(FOLDERS)("%s", async (code) => {
    const folder = join(import.meta.dirname, code);
    const spec = specIn(folder);
    const { diagnostics, files } = await compileSpec(spec);
    expect(diagnostics.map((found) => found.code)).toContain(code);
    const stops = diagnostics.some(({ severity }) => severity === "error");
    expect(files.length > 0, "files are made exactly when nothing is an error").toBe(!stops);
    const text = renderedFindings(diagnostics, spec.text);
    expectGolden(
      folder,
      new Map([["diagnostics.txt", text]]),
      (path) => path === "diagnostics.txt",
    );
  });
});

describe("the catalogue", () => {
  test("has a failing example of every code", () => {
    const shown = new Set([...FOLDERS, ...Object.keys(ELSEWHERE), ...namedInImportTests()]);
    expect(Object.keys(catalogue).filter((code) => !shown.has(code))).toEqual([]);
  });

  test("knows every code that a folder or the list is named after", () => {
    const known = Object.keys(catalogue);
    expect([...FOLDERS, ...Object.keys(ELSEWHERE)].filter((code) => !known.includes(code))).toEqual(
      [],
    );
  });

  test.each(Object.entries(ELSEWHERE))("%s is shown by %s", (code, file) => {
    const path = join(REPOSITORY, file);
    expect(existsSync(path) && readFileSync(path, "utf8")).toContain(code);
  });
});
