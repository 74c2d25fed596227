import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { outsideWorktree } from "#runtime/paths/outside-worktree";
import { physicalPath } from "#runtime/paths/physical";
import { put, tempDir } from "../support/temp-dir.ts";

const dir = tempDir();
mkdirSync(join(dir, "real/deep"), { recursive: true });
put(join(dir, "real/file"));
symlinkSync(join(dir, "real"), join(dir, "absolute"));
symlinkSync("real/deep", join(dir, "relative"));
symlinkSync("../real/none", join(dir, "real/dangling"));
symlinkSync("second", join(dir, "first"));
symlinkSync("real", join(dir, "second"));
symlinkSync("round", join(dir, "round"));
symlinkSync("/", join(dir, "root"));

describe("where a path leads", () => {
  test.each([
    ["a plain file", "real/file", "real/file"],
    ["a new file", "real/new/er", "real/new/er"],
    ["a link to a folder", "absolute/file", "real/file"],
    ["a relative link", "relative/x", "real/deep/x"],
    ["a link to a link", "first/file", "real/file"],
    ["a dangling link", "real/dangling", "real/none"],
    ["below a dangling link", "real/dangling/x", "real/none/x"],
    ["up from behind a link", "relative/../file", "real/file"],
    ["up from a missing folder", "none/../real/file", "real/file"],
    ["dots and double slashes", "./real//deep/./../file/", "real/file"],
    ["below a file", "real/file/x", "real/file/x"],
  ])("%s", (_, path, expected) => {
    expect(physicalPath(`${dir}/${path}`)).toBe(join(dir, expected));
  });

  test("the root, and a link to it", () => {
    expect(physicalPath("/")).toBe("/");
    expect(physicalPath("/../..")).toBe("/");
    expect(physicalPath(`${dir}/root/x`)).toBe("/x");
  });

  test("a circle of links cannot be told", () => {
    expect(() => physicalPath(`${dir}/round/x`)).toThrow("circle of links");
  });

  test("40 links are followed, as the kernel does", () => {
    const chain = join(dir, "chain");
    mkdirSync(chain);
    writeFileSync(join(chain, "0"), "");
    for (let at = 1; at <= 41; at += 1) symlinkSync(String(at - 1), join(chain, String(at)));
    expect(physicalPath(join(chain, "40"))).toBe(join(chain, "0"));
    expect(() => physicalPath(join(chain, "41"))).toThrow("circle of links");
  });

  test("property: without links it is the normalised path", () => {
    const name = fc.constantFrom("a", "b", "..", ".", "", "c d", ".x");
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), (names) => {
        const path = `/no-such-folder/${names.join("/")}`;
        expect(physicalPath(path)).toBe(resolve(path));
      }),
    );
  });
});

describe("isolation worktrees", () => {
  test.each([
    ["/p/.claude/worktrees/agent-1/src/a.ts", "/p/src/a.ts"],
    ["/p/.claude/worktrees/agent-1/.claude/settings.json", "/p/.claude/settings.json"],
    ["/p/.claude/worktrees/agent-1", "/p"],
    ["/p/.claude/worktrees/a/.claude/worktrees/b/x", "/p/x"],
    ["/.claude/worktrees/a/b", "/b"],
    ["/p/.claude/worktrees", "/p/.claude/worktrees"],
    ["/p/.claude/agents/qa.md", "/p/.claude/agents/qa.md"],
    ["/p/x.claude/worktrees/a/b", "/p/x.claude/worktrees/a/b"],
    ["/p/.claude/worktreesx/a/b", "/p/.claude/worktreesx/a/b"],
    ["C:\\p\\.claude\\worktrees\\a\\b", "C:\\p\\b"],
  ])("%s", (path, expected) => {
    expect(outsideWorktree(path)).toBe(expected);
  });
});
