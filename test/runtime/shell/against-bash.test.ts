/**
 * Random scripts, run by the real bash with a git that only takes notes: whatever bash does, the guard
 * has seen it coming. `SCRIPTS=5000` looks longer; `SEED` looks elsewhere.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { assert, property } from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verdict } from "./support/bash-call.ts";
import { makeLayout, type Layout } from "./support/layout.ts";
import { script } from "./support/scripts.ts";

const notes = '#!/bin/sh\necho "$PWD|$*" >> "$NOTES"\n';
const hasBash = spawnSync("bash", ["-c", "exit 0"]).status === 0;

describe.skipIf(!hasBash)("against the real bash", () => {
  let layout: Layout;
  beforeAll(() => {
    layout = makeLayout();
    mkdirSync(join(layout.root, "bin"));
    writeFileSync(join(layout.root, "bin/git"), notes);
    chmodSync(join(layout.root, "bin/git"), 0o755);
  });
  afterAll(() => layout.remove());

  /** Did bash start `git commit` in the repository that is on main? */
  function commitsToMain(command: string): boolean {
    const file = join(layout.root, "notes");
    rmSync(file, { force: true });
    const env = {
      PATH: `${layout.root}/bin:${process.env["PATH"] ?? ""}`,
      HOME: layout.root,
      NOTES: file,
    };
    spawnSync("bash", ["-c", command], { cwd: layout.repo, env, timeout: 10_000, stdio: "ignore" });
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    return lines.some((line) => {
      const [dir = "", args = ""] = line.split("|");
      const where = /^-C \.\.\/(\w+) /u.exec(args)?.[1];
      const isRepo = where === undefined ? dir === layout.repo : where === "repo";
      return isRepo && /(?:^| )commit(?: |$)/u.test(args);
    });
  }

  test("no script commits to main unseen", { timeout: 600_000 }, () => {
    const seed = process.env["SEED"];
    const numRuns = Number(process.env["SCRIPTS"] ?? 80);
    let commits = 0;
    assert(
      property(script, (command) => {
        const isCommit = commitsToMain(command);
        commits += isCommit ? 1 : 0;
        const isSeen = verdict("commit-main", command, layout.repo).startsWith("block");
        return isSeen || !isCommit;
      }),
      seed === undefined ? { numRuns } : { numRuns, seed: Number(seed) },
    );
    expect(commits).toBeGreaterThan(numRuns / 40);
  });
});
