/** Repositories as git really makes them: worktrees, packed refs, submodules, bare, configuration, odd heads. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verdict } from "./support/bash-call.ts";
import { git, makeLayout, type Layout } from "./support/layout.ts";

const commit = "git commit -m x";

describe("git state without git", () => {
  let layout: Layout;
  const path = (name: string): string => join(layout.root, name);
  const commits = (dir: string): string => verdict("commit-main", commit, dir);

  beforeAll(() => {
    layout = makeLayout();
    mkdirSync(join(layout.repo, "deep/er"), { recursive: true });
  });
  afterAll(() => layout.remove());

  test("a subdirectory belongs to the repository above it", () => {
    expect(commits(join(layout.repo, "deep/er"))).toMatch(/^block/u);
    expect(commits(layout.feat)).toBe("allow");
  });

  test("no repository, no commit", () => {
    expect(commits("/")).toBe("allow");
  });

  test("a detached HEAD moves no branch", () => {
    git(layout.root, "clone", "-q", layout.remote, "detached");
    git(path("detached"), "checkout", "-q", "--detach");
    expect(commits(path("detached"))).toBe("allow");
    expect(verdict("push-main", "git push origin HEAD", path("detached"))).toBe("allow");
    expect(verdict("push-main", "git push origin HEAD:main", path("detached"))).toMatch(/^block/u);
  });

  test("packed refs are refs", () => {
    git(layout.root, "clone", "-q", layout.remote, "packed");
    git(path("packed"), "branch", "old");
    git(path("packed"), "pack-refs", "--all");
    expect(verdict("commit-main", `git checkout -b old; ${commit}`, path("packed"))).toMatch(
      /^block/u,
    );
    expect(verdict("commit-main", `git checkout -b new; ${commit}`, path("packed"))).toBe("allow");
    expect(verdict("commit-main", "git pull --rebase", path("packed"))).toBe("allow");
  });

  test("a pull --rebase with commits of its own rewrites them", () => {
    git(layout.root, "clone", "-q", layout.remote, "ahead");
    git(path("ahead"), "commit", "-q", "--allow-empty", "-m", "own");
    expect(verdict("commit-main", "git pull --rebase", path("ahead"))).toMatch(/^block/u);
    expect(verdict("commit-main", "git pull", path("ahead"))).toBe("allow");
  });

  test("a submodule is a repository of its own", () => {
    git(layout.root, "clone", "-q", layout.remote, "super");
    git(path("super"), "checkout", "-q", "-b", "work");
    git(
      path("super"),
      "-c",
      "protocol.file.allow=always",
      "submodule",
      "add",
      "-q",
      layout.remote,
      "sub",
    );
    git(path("super/sub"), "checkout", "-q", "main");
    expect(commits(path("super"))).toBe("allow");
    expect(commits(path("super/sub"))).toMatch(/^block/u);
    expect(verdict("commit-main", "git submodule foreach git commit -m x", path("super"))).toBe(
      "allow",
    );
    expect(verdict("commit-main", `cd sub && ${commit}`, path("super"))).toMatch(/^block/u);
  });

  test("a bare repository moves by update-ref", () => {
    const update = "git update-ref refs/heads/main HEAD";
    expect(verdict("commit-main", update, layout.remote)).toMatch(/^block/u);
    expect(
      verdict("commit-main", `git --git-dir=${layout.remote} update-ref HEAD x`, layout.feat),
    ).toMatch(/^block/u);
  });

  test("an explicit git directory decides, whatever the directory", () => {
    expect(
      verdict("commit-main", `git --git-dir=${layout.repo}/.git ${commit.slice(4)}`, layout.feat),
    ).toMatch(/^block/u);
    expect(verdict("commit-main", `GIT_DIR=${layout.feat}/.git ${commit}`, layout.repo)).toBe(
      "allow",
    );
    expect(verdict("commit-main", `GIT_DIR=$WHERE ${commit}`, layout.feat)).toMatch(
      /^block: cannot be read/u,
    );
  });

  test("a link to a repository leads into it", () => {
    symlinkSync(layout.repo, path("link"));
    expect(verdict("commit-main", `cd ../link && ${commit}`, layout.feat)).toMatch(/^block/u);
    expect(verdict("commit-main", `git -C ../link/../feat ${commit.slice(4)}`, layout.feat)).toBe(
      "allow",
    );
  });

  test("HEAD that cannot be read, a reftable, nonsense: opaque", () => {
    for (const [name, head] of [
      ["reftable", "ref: refs/heads/.invalid\n"],
      ["nonsense", "what?\n"],
    ] as const) {
      git(layout.root, "init", "-q", "-b", "main", name);
      writeFileSync(path(`${name}/.git/HEAD`), head);
      expect(commits(path(name))).toMatch(/^block: cannot be read: HEAD/u);
    }
    git(layout.root, "init", "-q", "-b", "work", "tables");
    mkdirSync(path("tables/.git/reftable"));
    expect(commits(path("tables"))).toMatch(/^block: cannot be read: HEAD of a reftable/u);
    git(layout.root, "init", "-q", "-b", "work", "gone");
    rmSync(path("gone/.git/HEAD"));
    mkdirSync(path("gone/.git/HEAD"));
    expect(commits(path("gone"))).toMatch(/^block: cannot be read: HEAD/u);
  });

  test("HEAD may be a symbolic link", () => {
    git(layout.root, "init", "-q", "-b", "main", "old");
    rmSync(path("old/.git/HEAD"));
    symlinkSync("refs/heads/main", path("old/.git/HEAD"));
    expect(commits(path("old"))).toMatch(/^block/u);
  });

  test("an unborn main counts", () => {
    git(layout.root, "init", "-q", "-b", "main", "fresh");
    expect(commits(path("fresh"))).toMatch(/^block/u);
  });

  describe("configuration", () => {
    test("aliases, shell aliases, aliases of aliases", () => {
      git(layout.repo, "config", "alias.ci", "commit -v");
      git(layout.repo, "config", "alias.c2", "ci -a");
      git(layout.repo, "config", "alias.sh", '!f() { git commit "$@"; }; f');
      git(layout.repo, "config", "alias.st", "status -sb");
      git(layout.repo, "config", "alias.up", "!cd ../feat && git push origin main");
      for (const name of ["ci", "c2", "sh"])
        expect(verdict("commit-main", `git ${name} -m x`, layout.repo)).toMatch(/^block/u);
      expect(verdict("commit-main", "git ci -m x", layout.feat)).toBe("allow");
      expect(verdict("commit-main", "git st", layout.repo)).toBe("allow");
      expect(verdict("push-main", "git up", layout.repo)).toMatch(/^block/u);
      expect(verdict("no-verify", "git ci -n -m x", layout.feat)).toMatch(/^block/u);
    });

    test("an included file counts", () => {
      writeFileSync(join(layout.repo, ".git/more"), '[Alias]\n\tinc = "commit" -q ; comment\n');
      git(layout.repo, "config", "include.path", "more");
      expect(verdict("commit-main", "git inc -m x", layout.repo)).toMatch(/^block/u);
    });

    test("push.default, upstream and remote.push decide a bare push", () => {
      git(layout.root, "clone", "-q", layout.remote, "pushes");
      const dir = path("pushes");
      const push = (command: string): string => verdict("push-main", command, dir);
      git(dir, "checkout", "-q", "-b", "topic", "--track", "origin/main");
      expect(push("git push")).toBe("allow");
      git(dir, "config", "push.default", "upstream");
      expect(push("git push")).toMatch(/^block/u);
      expect(push("git push origin topic")).toMatch(/^block/u);
      git(dir, "config", "push.default", "matching");
      expect(push("git push")).toMatch(/^block/u);
      git(dir, "config", "push.default", "nothing");
      expect(push("git push")).toBe("allow");
      git(dir, "config", "push.default", "current");
      expect(push("git push")).toBe("allow");
      git(dir, "config", "remote.origin.push", "refs/heads/topic:refs/heads/main");
      expect(push("git push")).toMatch(/^block/u);
      expect(push("git push origin topic")).toMatch(/^block/u);
      expect(push("git push origin topic:topic")).toBe("allow");
      git(dir, "config", "--unset", "remote.origin.push");
      git(dir, "config", "remote.origin.mirror", "true");
      expect(push("git push")).toMatch(/^block/u);
    });

    test("a pull follows the branch's own upstream only", () => {
      git(layout.root, "clone", "-q", layout.remote, "pulls");
      const dir = path("pulls");
      const pull = (command: string): string => verdict("commit-main", command, dir);
      expect(pull("git pull")).toBe("allow");
      git(dir, "config", "branch.main.merge", "refs/heads/develop");
      expect(pull("git pull")).toMatch(/^block/u);
      expect(pull("git merge --ff-only")).toMatch(/^block/u);
      expect(pull("git pull origin main")).toBe("allow");
      git(dir, "config", "branch.main.remote", ".");
      expect(pull("git pull")).toMatch(/^block/u);
    });

    test("merge.ff = only makes a plain merge of its own remote a fast-forward", () => {
      expect(verdict("commit-main", "git merge origin/main", layout.repo)).toMatch(/^block/u);
      git(layout.repo, "config", "merge.ff", "only");
      expect(verdict("commit-main", "git merge origin/main", layout.repo)).toBe("allow");
      expect(verdict("commit-main", "git merge --no-ff origin/main", layout.repo)).toMatch(
        /^block/u,
      );
      git(layout.repo, "config", "--unset", "merge.ff");
    });
  });

  test("a rebase that goes on moves the branch it began on", () => {
    const dir = join(layout.repo, ".git/rebase-merge");
    mkdirSync(dir);
    writeFileSync(join(dir, "head-name"), "refs/heads/main\n");
    writeFileSync(
      join(layout.repo, ".git/HEAD"),
      `${git(layout.repo, "rev-parse", "HEAD").trim()}\n`,
    );
    expect(verdict("commit-main", "git rebase --continue", layout.repo)).toMatch(/^block/u);
    expect(verdict("commit-main", "git rebase --abort", layout.repo)).toBe("allow");
    expect(verdict("commit-main", `git rebase --abort && ${commit}`, layout.repo)).toMatch(
      /^block/u,
    );
    rmSync(dir, { recursive: true });
    writeFileSync(join(layout.repo, ".git/HEAD"), "ref: refs/heads/main\n");
  });

  test("what the branch was before is in HEAD's log", () => {
    git(layout.root, "clone", "-q", layout.remote, "back");
    git(path("back"), "checkout", "-q", "-b", "topic");
    expect(verdict("commit-main", `git checkout - && ${commit}`, path("back"))).toMatch(/^block/u);
    git(path("back"), "checkout", "-q", "-b", "other");
    expect(verdict("commit-main", `git checkout - && ${commit}`, path("back"))).toBe("allow");
  });
});
