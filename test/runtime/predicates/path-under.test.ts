import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { pathUnder } from "#runtime/predicates/path-under";
import { callOf, type CallParts } from "../support/call.ts";
import { tempDir } from "../support/temp-dir.ts";

const outside = tempDir();
const project = join(tempDir(), "project");
for (const folder of ["docs", "docs-private", ".claude", "memory/users/joe/documents", "sub"]) {
  mkdirSync(join(project, folder), { recursive: true });
}
mkdirSync(join(project, ".claude/worktrees/agent-1/docs"), { recursive: true });
symlinkSync(outside, join(project, "docs/link"));
symlinkSync(join(outside, "none"), join(project, "docs/dangling"));
symlinkSync(join(project, ".claude"), join(project, "sub/guards"));
symlinkSync("../docs/new.md", join(project, "sub/to-docs"));

const fields = ["file_path", "notebook_path", "path", "files"];

function answer(globs: readonly string[], input: unknown, parts: CallParts = {}) {
  const call = callOf({ tool: "Write", input, cwd: project, projectDir: project, ...parts });
  return pathUnder.holds({ kind: "path-under", globs, fields }, call);
}

const yes = { holds: true };
const no = { holds: false };
const unsure = { holds: true, unsure: true };
const at = (path: string) => ({ file_path: join(project, path) });

describe("a path under a place", () => {
  test.each([
    ["a file in it", ["docs"], at("docs/a.md"), yes],
    ["the folder itself", ["docs"], at("docs"), yes],
    ["a glob that ends in a slash", ["docs/"], at("docs/a.md"), yes],
    ["deeper", ["docs/**"], at("docs/x/y/.hidden/a"), yes],
    ["23: a name that only begins so", ["docs"], at("docs-private/a.md"), no],
    [
      "23: up and into a name that begins so",
      ["docs"],
      { file_path: `${project}/docs/../docs-private/a.md` },
      no,
    ],
    ["beside it", ["docs"], at("sub/a.md"), no],
    ["above it", ["docs/x"], at("docs"), no],
    ["letter case", ["docs"], at("DOCS/a.md"), no],
    ["a name of dots", ["."], { file_path: `${project}/..a/b` }, yes],
    ["the whole project", ["**"], at("sub/x"), yes],
    ["outside the project", ["**"], { file_path: `${outside}/x` }, no],
    [
      "the same names elsewhere",
      ["memory/users/*/documents"],
      { file_path: "/x/memory/users/joe/documents/a.pdf" },
      no,
    ],
    [
      "a user's documents",
      ["memory/users/*/documents"],
      at("memory/users/joe/documents/a.pdf"),
      yes,
    ],
    [
      "a user's documents folder",
      ["memory/users/*/documents"],
      at("memory/users/joe/documents"),
      yes,
    ],
    [
      "a user of a dotted name",
      ["memory/users/*/documents"],
      at("memory/users/.joe/documents/x/a.pdf"),
      yes,
    ],
    [
      "something else of a user",
      ["memory/users/*/documents"],
      at("memory/users/joe/notes/a.pdf"),
      no,
    ],
    [
      "two levels where one is meant",
      ["memory/users/*/documents"],
      at("memory/users/a/b/documents/x"),
      no,
    ],
    ["a second glob", ["docs", "sub"], at("sub/a"), yes],
    ["a glob by ending", ["**/*.md"], at("sub/a.md"), yes],
    ["an exclamation mark is a letter", ["!docs"], at("sub/a"), no],
  ])("%s", (_, globs, input, expected) => {
    expect(answer(globs, input)).toEqual(expected);
  });

  test("an absolute place", () => {
    expect(answer([`${outside}/**`], { file_path: `${outside}/x` })).toEqual(yes);
    expect(answer([outside], { file_path: `${project}/docs/link/x` })).toEqual(yes);
  });

  test("25: a place and a path that are spelled through a link", () => {
    const alias = join(outside, "alias");
    symlinkSync(project, alias);
    const call = { cwd: alias, projectDir: alias };
    expect(answer(["docs"], at("docs/a"), call)).toEqual(yes);
    expect(answer(["docs"], { file_path: `${alias}/docs/a` })).toEqual(yes);
    expect(answer(["docs"], { file_path: "docs/a" }, call)).toEqual(yes);
  });
});

describe("24: links", () => {
  test("a link out of the place is unsure: protected as its content, no way out of it", () => {
    expect(answer(["docs"], at("docs/link/x"))).toEqual(unsure);
    expect(answer(["docs"], at("docs/dangling"))).toEqual(unsure);
  });

  test("a link into the place counts as inside, also to a file that is yet to be made", () => {
    expect(answer([".claude"], at("sub/guards/settings.json"))).toEqual(yes);
    expect(answer(["docs"], at("sub/to-docs"))).toEqual(yes);
    expect(answer(["docs"], at("docs/new/er.md"))).toEqual(yes);
  });

  test("`..` behind a link goes where the kernel goes", () => {
    expect(answer([".claude"], { file_path: `${project}/sub/guards/../docs/x` })).toEqual(no);
    expect(answer(["sub/docs"], { file_path: `${project}/sub/guards/../docs/x` })).toEqual(unsure);
    expect(answer(["docs"], { file_path: `${project}/sub/guards/../docs/x` })).toEqual(yes);
  });
});

describe("relative paths", () => {
  test("mean the current directory or the project: both inside, or unsure", () => {
    expect(answer(["docs"], { file_path: "docs/a" })).toEqual(yes);
    expect(answer(["docs"], { file_path: "./sub/../docs/a" })).toEqual(yes);
    expect(answer(["docs"], { file_path: "docs/a" }, { cwd: join(project, "sub") })).toEqual(
      unsure,
    );
    expect(answer(["docs"], { file_path: "../docs/a" }, { cwd: join(project, "sub") })).toEqual(
      unsure,
    );
    expect(answer(["docs"], { file_path: "a" }, { cwd: join(project, "sub") })).toEqual(no);
  });
});

describe("isolation worktrees", () => {
  const copy = join(project, ".claude/worktrees/agent-1");

  test("a file in a copy is judged as if in the project", () => {
    expect(answer(["docs"], { file_path: `${copy}/docs/a` }, { cwd: copy })).toEqual(yes);
    expect(answer(["docs"], { file_path: "docs/a" }, { cwd: copy })).toEqual(yes);
    expect(answer([".claude"], { file_path: `${copy}/src/a` })).toEqual(no);
    expect(answer([".claude"], { file_path: `${copy}/.claude/settings.json` })).toEqual(yes);
    expect(answer([".claude"], at(".claude/worktrees/x"))).toEqual(no);
    expect(answer([".claude"], at(".claude/worktrees"))).toEqual(yes);
  });

  test("a session that starts in a copy, or below the repository's top", () => {
    expect(answer(["docs"], { file_path: `${copy}/docs/a` }, { projectDir: copy })).toEqual(yes);
    const below = { file_path: `${copy}/sub/x/a` };
    expect(answer(["x"], below, { projectDir: join(project, "sub") })).toEqual(yes);
  });
});

describe("other spellings only make it unsure", () => {
  afterEach(() => void vi.unstubAllEnvs());

  test("backslashes", () => {
    expect(answer(["docs"], { file_path: "docs\\a.md" })).toEqual(unsure);
    expect(answer(["docs"], { file_path: `${project}\\docs\\a.md` })).toEqual(unsure);
    expect(answer(["docs"], { file_path: "sub\\a.md" })).toEqual(no);
  });

  test("the home directory", () => {
    vi.stubEnv("HOME", project);
    expect(answer(["docs"], { file_path: "~/docs/a" })).toEqual(unsure);
    expect(answer(["docs"], { file_path: "~joe/docs/a" })).toEqual(no);
    expect(answer(["docs"], { file_path: "x~/docs/a" })).toEqual(no);
    vi.stubEnv("HOME", "");
    expect(answer(["docs"], { file_path: "~/docs/a" })).toEqual(no);
  });

  test("file addresses", () => {
    expect(answer(["docs"], { file_path: `file://${project}/docs/a%20b` })).toEqual(unsure);
    expect(answer(["docs"], { file_path: `FILE:${project}/%64ocs/a` })).toEqual(unsure);
    expect(answer(["docs"], { file_path: `file://localhost${project}/docs/%` })).toEqual(unsure);
    expect(answer(["docs"], { file_path: `file://${project}/sub/a` })).toEqual(no);
  });
});

describe("fields", () => {
  test("27: NotebookEdit is judged by its own field", () => {
    const call = { tool: "NotebookEdit" };
    expect(answer(["docs"], { notebook_path: `${outside}/x.ipynb` }, call)).toEqual(no);
    expect(answer(["docs"], { notebook_path: join(project, "docs/x.ipynb") }, call)).toEqual(yes);
  });

  test("28: a file tool without a path cannot be judged; another tool has none", () => {
    for (const tool of ["Write", "Edit", "MultiEdit", "NotebookEdit"]) {
      expect(() => answer(["docs"], {}, { tool })).toThrow(`${tool} names no path`);
    }
    expect(() => answer(["docs"], { file_path: "" })).toThrow("names no path");
    expect(() => answer(["docs"], { file_path: null })).toThrow("names no path");
    expect(answer(["docs"], {}, { tool: "Bash" })).toEqual(no);
    expect(answer(["docs"], { files: [] }, { tool: "SendUserFile" })).toEqual(no);
  });

  test("a field that is inherited by every object is not a path", () => {
    const call = callOf({ tool: "x", input: {}, cwd: project });
    const data = {
      kind: "path-under",
      globs: ["**"],
      fields: ["constructor", "toString"],
    } as const;
    expect(pathUnder.holds(data, call)).toEqual(no);
  });

  test.each([5, true, {}, [5], [["docs/a"]], [null]])("the value %j is no path", (value) => {
    expect(() => answer(["docs"], { file_path: value })).toThrow(
      '"file_path" holds something other',
    );
  });

  test("several paths: all inside, or unsure", () => {
    const files = (...paths: readonly string[]) =>
      answer(
        ["docs"],
        { files: paths.map((path) => join(project, path)) },
        { tool: "SendUserFile" },
      );
    expect(files("docs/a", "docs/b")).toEqual(yes);
    expect(files("docs/a", "sub/b")).toEqual(unsure);
    expect(files("sub/a", "sub/b")).toEqual(no);
    expect(answer(["docs"], { ...at("docs/a"), path: outside })).toEqual(unsure);
  });
});

test("property: no detour by dots, slashes or a copy changes the answer", () => {
  const detour = fc.constantFrom(
    "",
    "./",
    "sub/../",
    "none/../",
    "/",
    ".claude/worktrees/w1/",
    "docs/../",
  );
  fc.assert(
    fc.property(
      fc.array(detour, { maxLength: 4 }),
      fc.constantFrom("docs/a", "sub/a", "docs"),
      (detours, path) => {
        const expected = answer(["docs"], { file_path: `${project}/${path}` });
        expect(answer(["docs"], { file_path: `${project}/${detours.join("")}${path}` })).toEqual(
          expected,
        );
      },
    ),
  );
});
