/** The disk layout of the recorded cases, made by the system git: `repo` on main, `feat` a linked worktree. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Layout {
  readonly root: string;
  readonly repo: string;
  readonly feat: string;
  readonly remote: string;
  remove(): void;
}

const identity = [
  "-c",
  "user.name=A",
  "-c",
  "user.email=a@example.org",
  "-c",
  "commit.gpgsign=false",
];

/** Runs git in a directory with no configuration but the repository's own. */
export function git(dir: string, ...args: readonly string[]): string {
  return execFileSync("git", [...identity, ...args], {
    cwd: dir,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    env: { PATH: process.env["PATH"] ?? "", HOME: dir, GIT_CONFIG_NOSYSTEM: "1" },
  });
}

export function tempDirectory(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "shell-guard-")));
}

export function makeLayout(): Layout {
  const root = tempDirectory();
  // The guards read the user's git configuration; a developer's own must not decide a test.
  process.env["HOME"] = root;
  for (const name of ["XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE"]) delete process.env[name];
  const remote = join(root, "remote.git");
  const seed = join(root, "seed");
  const repo = join(root, "repo");
  mkdirSync(seed);
  git(root, "init", "-q", "--bare", "-b", "main", remote);
  git(seed, "init", "-q", "-b", "main");
  writeFileSync(join(seed, "a.txt"), "a\n");
  git(seed, "add", "-A");
  git(seed, "commit", "-q", "-m", "first");
  git(seed, "push", "-q", remote, "main");
  git(root, "clone", "-q", remote, repo);
  git(repo, "worktree", "add", "-q", join(root, "feat"), "-b", "feat");
  rmSync(seed, { recursive: true });
  return {
    root,
    repo,
    feat: join(root, "feat"),
    remote,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
