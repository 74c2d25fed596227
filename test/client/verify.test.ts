/** `gen verify` of the shipped bundle: the longest of the tests on the client, see `vitest.config.ts`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { REPOSITORY } from "../support/repository.ts";
import { found, skipped } from "./client-stage.ts";
import { verify } from "./gen-program.ts";

const SHIPPED = join(REPOSITORY, "spec/enforcement.yaml");
const work = mkdtempSync(join(tmpdir(), "gen-verify-test-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe.skipIf(found.kind !== "ready")(`gen verify on the real client${skipped}`, () => {
  it("proves the shipped bundle in both packagings and lists the open routes", async () => {
    const words = ["--spec", SHIPPED, "--out", join(work, "fresh"), "--dry-run"];
    const { code, printed } = await verify(work, words);
    const wrong = printed.results.filter(({ outcome }) => outcome === "refuted");
    expect(wrong).toEqual([]);
    expect(printed.hooks.filter(({ outcome }) => outcome !== "proven")).toEqual([]);
    expect(printed.routes.filter(({ seen, expected }) => seen !== expected)).toEqual([]);
    expect(code).toBe(0);
    expect(printed.refuted).toBe(0);
    expect(printed.proven).toBeGreaterThan(150);
    expect(new Set(printed.results.map(({ packaging }) => packaging))).toEqual(
      new Set(["project", "plugin"]),
    );
    for (const row of printed.results.filter(({ outcome }) => outcome === "skipped")) {
      expect(row.reason, row.guarantee).toMatch(/the client/u);
    }
    const open = printed.routes.filter(({ seen }) => seen === "open");
    expect(open.map(({ path }) => path)).toContain("betty-sue → Bash → a file in repositories");
    for (const route of open) expect(route.because).not.toBe("");
  });
});
