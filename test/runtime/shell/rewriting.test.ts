/** No rewriting by quoting, chaining or wrapping turns a refusal into a pass; no quoting as data does the reverse. */
import { assert, constantFrom, oneof, property } from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verdict, type GuardRule } from "./support/bash-call.ts";
import { makeLayout, type Layout } from "./support/layout.ts";
import { decoys, rewritten, type Words } from "./support/rewritings.ts";

type Refused = readonly [GuardRule, "main" | "feat", Words];

const refused: readonly Refused[] = [
  ["commit-main", "main", ["git", "commit", "-m", "it's done"]],
  ["commit-main", "feat", ["git", "-C", "../repo", "commit", "-m", "x"]],
  ["commit-main", "main", ["git", "merge", "feat"]],
  ["commit-main", "main", ["git", "reset", "--hard", "HEAD~1"]],
  ["commit-main", "feat", ["git", "branch", "-f", "main", "feat"]],
  ["push-main", "feat", ["git", "push", "origin", "HEAD:main"]],
  ["push-main", "feat", ["git", "push", "--all"]],
  ["push-main", "main", ["git", "push"]],
  ["no-verify", "feat", ["git", "commit", "--no-verify", "-m", 'a "b"']],
  ["no-verify", "feat", ["git", "commit", "-anm", "x"]],
  ["no-verify", "feat", ["git", "-c", "core.hooksPath=/dev/null", "commit", "-m", "x"]],
];

describe("rewriting", () => {
  let layout: Layout;
  beforeAll(() => {
    layout = makeLayout();
  });
  afterAll(() => layout.remove());

  test.each(refused)("%s on %s stays refused: %j", (rule, head, words) => {
    const cwd = layout[head === "main" ? "repo" : "feat"];
    assert(
      property(rewritten(words), (command) => {
        expect(verdict(rule, command, cwd)).toMatch(/^block/u);
      }),
      { numRuns: 60 },
    );
  });

  test("a refused command as data passes", () => {
    const commands = refused.map(([, , words]) => rewritten(words));
    assert(
      property(oneof(...commands), constantFrom(...decoys), (command, decoy) => {
        for (const rule of ["commit-main", "push-main", "no-verify"] as const)
          expect(verdict(rule, decoy(command), layout.feat)).toBe("allow");
      }),
      { numRuns: 100 },
    );
  });
});
