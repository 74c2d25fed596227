/** What the reader does with text that is too long, too deep, broken or not text, and with time running out. */
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

  test.each<[string, string]>([
    ["longer than 100 kB", `echo ${"x".repeat(100_001)}`],
    ["deeper than the reader follows", "f() { f; }; f"],
    ["more commands than the reader follows", "git status\n".repeat(2_100)],
    [
      "more ways through than the reader follows",
      Array.from({ length: 12 }, (_, n) => `cd nowhere${n}`).join("\n"),
    ],
    ["a loop whose state never settles", "while read x; do a=$a.; done"],
    ["a brace expansion without end", "$(true){1..9999}{1..9999} x"],
  ])("%s counts as opaque", (_, command) => {
    expect(on(command)).toMatch(/^block: cannot be read/u);
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

  test.each([undefined, null, 5, {}, [["git commit"]]])(
    "a command that is %j cannot be judged",
    (command) => {
      const call = bashCall(command, layout.repo);
      expect(() => movesBranch.holds(data, call)).toThrow(/no command text/u);
    },
  );

  test("a Monitor that watches a socket runs no command", () => {
    const call = bashCall(undefined, layout.repo, { tool: "Monitor" });
    expect(movesBranch.holds(data, call)).toEqual({ holds: false });
  });

  test("an opaque part counts only for a rule that says so, and says why", () => {
    expect(verdict("commit-main", "$X commit", layout.repo, true)).toBe(
      "block: cannot be read: the command word $X",
    );
    expect(verdict("commit-main", "$X commit", layout.repo, false)).toBe("allow");
  });

  test("an opaque answer stays unsure, a certain one does not", () => {
    const ask = (command: string): unknown =>
      movesBranch.holds(
        { kind: "moves-branch", branches: ["main"], opaque: true },
        bashCall(command, layout.repo),
      );
    expect(ask("$X commit")).toMatchObject({ holds: true, unsure: true });
    expect(ask("$X commit; git commit")).toEqual({
      holds: true,
      because: "git commit here lands on main",
    });
  });

  test("PowerShell with git in it is opaque, other PowerShell is not", () => {
    const ask = (command: string): unknown =>
      movesBranch.holds(
        { kind: "moves-branch", branches: ["main"], opaque: true },
        bashCall(command, layout.feat, { tool: "PowerShell" }),
      );
    expect(ask("git status")).toMatchObject({ holds: true, unsure: true });
    expect(ask("Get-ChildItem")).toEqual({ holds: false });
    expect(ask("& $x commit")).toMatchObject({ holds: true });
    expect(ask("g`it commit")).toMatchObject({ holds: true });
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
