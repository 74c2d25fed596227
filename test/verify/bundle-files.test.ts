import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { realDisk } from "../../generator/io/disk.ts";
import { accountFiles, bundleFiles } from "../../generator/verify/ground/bundle-files.ts";

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "gen-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const BUNDLE = {
  "manifest.json": "{}",
  "claude/settings.json": "{}",
  "claude/mcp.json": "{}",
  "claude/agents/qa.md": "qa",
  "claude/hooks/a.mjs": "a",
  "claude/hooks/a.ts": "source",
  "claude/hooks/runtime/hook.ts": "source",
  "plugin/.claude-plugin/plugin.json": "{}",
  "plugin/.mcp.json": "{}",
  "plugin/hooks/a.mjs": "a",
  "docs/PLUGIN.md": "",
};

const paths = (read: ReturnType<typeof bundleFiles>): readonly string[] =>
  "files" in read ? read.files.map(({ path }) => path).sort() : [read.path];

test("project files go to their places; sources, documents and real servers stay behind", () => {
  const out = folderWith(BUNDLE);
  expect(paths(bundleFiles(realDisk, out, "project"))).toEqual([
    "project/.claude/agents/qa.md",
    "project/.claude/hooks/a.mjs",
    "project/.claude/settings.json",
  ]);
  expect(paths(bundleFiles(realDisk, out, "plugin"))).toEqual([
    "plugin/.claude-plugin/plugin.json",
    "plugin/hooks/a.mjs",
  ]);
});

test("a folder without the packaging is named, never taken for an empty one", () => {
  const out = folderWith({ "claude/settings.json": "{}" });
  const missing = { path: "plugin/.claude-plugin/plugin.json", reason: "there is no such file" };
  expect(bundleFiles(realDisk, out, "plugin")).toEqual(missing);
  expect(bundleFiles(realDisk, join(out, "nowhere"), "project")).toMatchObject({
    path: "claude/settings.json",
  });
});

test("an account comes with all that is its own, less the copies of the project", () => {
  const account = folderWith({
    ".claude/settings.json": "{}",
    ".claude/settings.local.json": "{}",
    ".claude/hooks/theirs.sh": "true",
    ".claude/worktrees/a/.claude/settings.json": "{}",
    "CLAUDE.md": "",
  });
  expect(paths(accountFiles(realDisk, account))).toEqual([
    "project/.claude/hooks/theirs.sh",
    "project/.claude/settings.json",
    "project/.claude/settings.local.json",
  ]);
  expect(accountFiles(realDisk, folderWith({ "CLAUDE.md": "" }))).toMatchObject({
    path: ".claude/settings.json",
  });
});
