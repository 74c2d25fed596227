import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inRepository } from "#runtime/predicates/in-repository";
import { issueNamed } from "#runtime/predicates/issue-named";
import { callOf, type CallParts } from "../support/call.ts";
import { put, tempDir } from "../support/temp-dir.ts";
import { jsonl, result, user } from "../support/transcript-lines.ts";

const dir = tempDir();
const repo = join(dir, "account/repo");
const project = join(dir, "account");
put(join(repo, ".git/HEAD"), "ref: refs/heads/main\n");
put(join(repo, "src/a.ts"));
mkdirSync(join(project, "notes"));
symlinkSync(join(project, "notes"), join(repo, "out"));
symlinkSync(join(repo, "src"), join(project, "notes/in"));

describe("in-repository", () => {
  const holds = (path: unknown, parts: CallParts = {}) =>
    inRepository.holds(
      { kind: "in-repository", fields: ["file_path"], outside: ["repo/scratch/**"] },
      callOf({ input: { file_path: path }, cwd: project, projectDir: project, ...parts }),
    ).holds;

  test.each([
    ["a file", `${repo}/src/a.ts`, true],
    ["a new file in a new folder", `${repo}/new/b.ts`, true],
    ["below a file", `${repo}/src/a.ts/x`, true],
    ["git's own folder", `${repo}/.git/hooks/pre-commit`, true],
    ["beside the repository", `${project}/notes/x`, false],
    ["a link into it", `${project}/notes/in/x`, true],
    ["a link out of it", `${repo}/out/x`, false],
    ["a place that never counts", `${repo}/scratch/x`, false],
    ["up and out", `${repo}/../notes/x`, false],
    ["relative to the project", "repo/src/x", true],
    ["relative, outside", "notes/x", false],
  ])("%s", (_, path, expected) => {
    expect(holds(path)).toBe(expected);
  });

  test("a relative path counts in either meaning", () => {
    expect(holds("src/x", { cwd: repo })).toBe(true);
  });

  test("a linked work tree or submodule has a `.git` file", () => {
    const linked = join(dir, "linked");
    put(join(linked, ".git"), "gitdir: /nowhere\n");
    expect(holds(`${linked}/x`)).toBe(true);
  });

  test("any of several paths is enough", () => {
    expect(holds([`${project}/notes/x`, `${repo}/src/x`], { tool: "SendUserFile" })).toBe(true);
    expect(holds([`${project}/notes/x`], { tool: "SendUserFile" })).toBe(false);
  });

  test("28: a file tool without a path cannot be judged", () => {
    expect(() => holds(undefined)).toThrow("names no path");
  });
});

describe("issue-named", () => {
  const data = {
    kind: "issue-named",
    branch: "(?:^|/)(?:issue-)?\\d+(?:-|$)",
    files: [".issue", ".tasks/current.md"],
    text: "\\bissue #\\d+|^#\\d+",
    maxBytes: 2 ** 20,
  } as const;
  const holds = (parts: CallParts) =>
    issueNamed.holds(data, callOf({ projectDir: project, ...parts })).holds;
  const write = (path: string, more: CallParts = {}) =>
    holds({ input: { file_path: path }, cwd: project, ...more });

  function work(name: string, head: string): string {
    const top = join(project, name);
    put(join(top, ".git/HEAD"), head);
    return top;
  }

  test("by the branch", () => {
    expect(write(`${work("one", "ref: refs/heads/feat/12-x\n")}/a`)).toBe(true);
    expect(write(`${work("two", "ref: refs/heads/main\n")}/a`)).toBe(false);
    expect(write(`${work("three", "5b3c1a\n")}/a`)).toBe(false);
    expect(write(`${work("four", "ref: refs/heads/.invalid\n")}/a`)).toBe(false);
    expect(write(`${work("five", "ref: refs/heads/issue-7")}/deep/er/a`)).toBe(true);
  });

  test("by the branch of a linked work tree; a broken one names nothing", () => {
    const gitDir = put(join(dir, "common/worktrees/w/HEAD"), "ref: refs/heads/9-y\n").replace(
      /\/HEAD$/u,
      "",
    );
    const linked = join(project, "linked");
    put(join(linked, ".git"), `gitdir: ${gitDir}\n`);
    expect(write(`${linked}/a`)).toBe(true);
    put(join(linked, ".git"), "gitdir: ../../common/worktrees/w\n");
    expect(write(`${linked}/a`)).toBe(true);
    put(join(linked, ".git"), "nonsense");
    expect(write(`${linked}/a`)).toBe(false);
  });

  test("the branch is that of the file, not of the directory", () => {
    const named = work("named", "ref: refs/heads/3-z\n");
    const unnamed = work("unnamed", "ref: refs/heads/main\n");
    expect(write(`${unnamed}/a`, { cwd: named })).toBe(false);
    expect(write(`${named}/a`, { cwd: unnamed })).toBe(true);
    expect(holds({ tool: "Bash", input: { command: "x" }, cwd: named })).toBe(true);
    expect(holds({ tool: "Bash", input: { command: "x" }, cwd: unnamed })).toBe(false);
    expect(
      holds({ tool: "NotebookEdit", input: { notebook_path: `${named}/a` }, cwd: unnamed }),
    ).toBe(true);
  });

  test("several files: each work tree must be named", () => {
    const named = work("several-1", "ref: refs/heads/3-z\n");
    const unnamed = work("several-2", "ref: refs/heads/main\n");
    const both = { file_path: `${named}/a`, path: `${unnamed}/a` };
    expect(holds({ input: both, cwd: named })).toBe(false);
    expect(holds({ input: { ...both, path: `${named}/b` }, cwd: named })).toBe(true);
  });

  test("by the first line of a file at the top of the work tree or of the project", () => {
    const top = work("filed", "ref: refs/heads/main\n");
    put(join(top, ".issue"), "note\nissue #5\n");
    expect(write(`${top}/a`)).toBe(false);
    put(join(top, ".issue"), "\uFEFF#5 fix it\r\nmore\n");
    expect(write(`${top}/a`)).toBe(true);
    put(join(top, ".issue"), `${"x".repeat(5000)} issue #5`);
    expect(write(`${top}/a`)).toBe(false);
    mkdirSync(join(top, ".tasks/current.md"), { recursive: true });
    expect(write(`${top}/a`)).toBe(false);
    const other = join(dir, "other");
    put(join(other, ".tasks/current.md"), "issue #8");
    expect(write(`${top}/a`, { projectDir: other })).toBe(true);
  });

  test("outside any work tree the directory counts", () => {
    expect(write(`${dir}/elsewhere/a`, { cwd: dir })).toBe(false);
    put(join(dir, ".issue"), "issue #1");
    expect(write(`${dir}/elsewhere/a`, { cwd: dir })).toBe(true);
  });

  describe("by the task of an agent in an isolation worktree", () => {
    const copy = join(repo, ".claude/worktrees/agent-1");
    put(join(copy, ".git"), `gitdir: ${repo}/.git\n`);
    const transcript = join(dir, "s.jsonl");
    const own = join(dir, "s/subagents/agent-1.jsonl");
    const side = { isSidechain: true, agentId: "1" };
    const agent = { agentId: "1", agentType: "dev", cwd: copy, transcript, projectDir: repo };

    test("its first user line counts, a later one does not", () => {
      put(own, jsonl([{ type: "mode" }, user("do issue #5", side), user("x", side)]));
      expect(write(`${copy}/a`, agent)).toBe(true);
      put(own, jsonl([user("do it", side), result("t", side), user("for issue #5", side)]));
      expect(write(`${copy}/a`, agent)).toBe(false);
    });

    test("a long first line, and one of two blocks", () => {
      put(own, jsonl([user(`${"x".repeat(200_000)} issue #5`, side)]));
      expect(write(`${copy}/a`, agent)).toBe(true);
      put(
        own,
        jsonl([
          user(
            [
              { type: "text", text: "a" },
              { type: "text", text: "issue #5" },
            ],
            side,
          ),
        ]).trimEnd(),
      );
      expect(write(`${copy}/a`, agent)).toBe(true);
    });

    test("not outside a worktree, not in the main session", () => {
      put(own, jsonl([user("do issue #5", side)]));
      put(transcript, jsonl([user("do issue #5")]));
      expect(write(`${repo}/a`, { ...agent, cwd: repo })).toBe(false);
      expect(write(`${copy}/a`, { cwd: copy, projectDir: repo, transcript })).toBe(false);
    });

    test("a transcript that is missing or holds no task within the limit cannot be told", () => {
      expect(() => write(`${copy}/a`, { ...agent, agentId: "9" })).toThrow("ENOENT");
      put(own, jsonl([{ type: "mode", padding: "x".repeat(2 ** 20) }, user("issue #5", side)]));
      expect(() => write(`${copy}/a`, agent)).toThrow("no task");
    });
  });
});
