/** A small project that commands write into: folders, links, guards, a git repository. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { git, tempDirectory } from "./layout.ts";

const files = [
  "a.txt",
  "b.txt",
  "docs/x.md",
  "docs/y.md",
  "docs/.hidden.md",
  "docs/sub/z.md",
  "from/one",
  "from/two",
  "from/.dot",
  "lib/x.md",
  ".claude/settings.json",
  ".claude/hooks/guard.mjs",
  ".claude/worktrees/w/.claude/settings.json",
  ".claude/worktrees/w/a.txt",
];

/** Links by name: to a folder, to a file, to nothing. */
const links = { lnk: "docs", alias: "a.txt", loose: "gone", "docs/up": "../lib" };

/** The top directory, in a repository whose index is ahead of its only commit. */
export function writtenLayout(): string {
  const top = tempDirectory();
  for (const file of files) mkdirSync(dirname(join(top, file)), { recursive: true });
  fill(top, "first");
  for (const [name, to] of Object.entries(links)) symlinkSync(to, join(top, name));
  mkdirSync(join(top, "empty"));
  git(top, "init", "-q", "--template=", "-b", "main");
  git(top, "add", "-A");
  git(top, "commit", "-q", "-m", "first");
  fill(top, "second");
  git(top, "add", "-A");
  return top;
}

function fill(top: string, edition: string): void {
  for (const file of files) writeFileSync(join(top, file), `${file}, ${edition}\n`);
}
