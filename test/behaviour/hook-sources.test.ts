/** The hook sources of the bundle, as they stand in an `out/` folder of a repository. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shippedFiles, written } from "../support/shipped-bundle.ts";
import { REPOSITORY } from "../support/repository.ts";

/** Type-checks a folder under the repository's own settings; gives what the compiler prints. */
function typeCheck(folder: string): string {
  const config = { extends: join(REPOSITORY, "tsconfig.json"), include: ["."], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(REPOSITORY, "node_modules/typescript/bin/tsc");
  return spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" }).stdout;
}

test("type-check where they lie, and a broken one does not", async () => {
  const sources = await shippedFiles("claude/hooks/", ".ts");
  expect(sources.some(({ path }) => path.includes("/runtime/"))).toBe(true);
  // Below the repository, so that packages are found as they are from a committed out/.
  const folder = written(sources, join(REPOSITORY, ".cache/type-check"));
  expect(typeCheck(folder)).toBe("");
  const [first] = sources.filter(({ path }) => !path.includes("/runtime/"));
  const broken = (first?.content ?? "").replace(/onError: "\w+"/u, 'onError: "sometimes"');
  writeFileSync(join(folder, first?.path ?? ""), broken);
  expect(typeCheck(folder)).toContain("sometimes");
}, 60_000);
