/** Commands tried against the shell guards, and a day of ordinary ones that none of them may refuse. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { guardedLayout, guardNames, listed, refusals, refused } from "./support/guards.ts";

const layout = guardedLayout();
afterAll(() => layout.remove());

describe.each(guardNames)("%s", (guard) => {
  test.each(refused(guard))("on %s refuses %s", (head, command) => {
    expect(refusals(command, head, layout)).toContain(guard);
  });
});

/** Known ways past the reader. Whoever closes one moves it to the cases above. */
test.each(listed("open"))("does not see yet, on main: %s", (command) => {
  expect(refusals(command, "main", layout)).not.toContain("moves-main");
});

test.each(listed("everyday"))("lets pass on a branch: %s", (command) => {
  expect(refusals(command, "feat", layout)).toEqual([]);
});

test.each(["rm -rf pkg/.claude", "mv pkg/.claude x", "cd pkg && rm -rf .cl*", "rm -rf pkg"])(
  "the guards of a folder below the project count as well: %s",
  (command) => {
    mkdirSync(join(layout.feat, "pkg/.claude/agents"), { recursive: true });
    expect(refusals(command, "feat", layout)).toContain("writes-guards");
  },
);
