/** What guards do with text that is too long or broken, and with time running out; the limits themselves: `cases/parts-limits.json`. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { movesBranch } from "../../../templates/runtime/predicates/moves-branch.ts";
import { bashCall, verdict } from "./support/bash-call.ts";
import { makeLayout, type Layout } from "./support/layout.ts";

describe("limits of the shell reader", () => {
  let layout: Layout;
  beforeAll(() => {
    layout = makeLayout();
  });
  afterAll(() => layout.remove());
  const on = (command: string): string => verdict("commit-main", command, layout.feat);

  test("more than the reader follows counts as opaque", () => {
    expect(on("git status\n".repeat(2_100))).toMatch(/^block: cannot be read/u);
  });

  test("a long command that is still read", () => {
    expect(on(`echo ${"x".repeat(90_000)}`)).toBe("allow");
  });

  test("text that does not parse is opaque when it could contain git", () => {
    expect(on("echo 'unterminated")).toBe("allow");
    expect(on("if git commit")).toMatch(/^block/u);
    expect(on('echo \'oops; g"i"t push')).toMatch(/^block: cannot be read/u);
    expect(on("for f (a b) g\\it commit")).toMatch(/^block/u);
  });

  const data = { kind: "moves-branch", branches: ["main"], opaque: true } as const;

  test("a Monitor that watches a socket runs no command", () => {
    const call = bashCall(undefined, layout.repo, { tool: "Monitor" });
    expect(movesBranch.holds(data, call)).toEqual({ holds: false });
  });

  test("the deadline ends a reading", () => {
    const clock = {
      check: (): void => {
        throw new Error("time is up");
      },
      remainingMs: () => 0,
    };
    const call = bashCall("git commit -m x", layout.repo, { clock });
    expect(() =>
      movesBranch.holds({ kind: "moves-branch", branches: ["main"], opaque: true }, call),
    ).toThrow("time is up");
  });
});
