/** A stranger's two paths from end to end, as processes: from nothing, and from a set-up that is there. */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readTree } from "../support/read-tree.ts";
import { REPOSITORY } from "../support/repository.ts";

interface Home {
  readonly project: string;
  readonly account: string;
  /** Exit code and both outputs of a command line. */
  readonly gen: (...words: readonly string[]) => {
    readonly code: number | null;
    readonly text: string;
  };
}

/** A home with a client of the right version that trusts the account's folder. */
function home(): Home {
  const folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "gen-stranger-")));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const [project, account, bin] = ["project", "account", "bin"].map((name) => join(folder, name));
  if (project === undefined || account === undefined || bin === undefined)
    throw new Error("no folder");
  for (const one of [project, account, bin]) fs.mkdirSync(one);
  const trusted = { projects: { [account]: { hasTrustDialogAccepted: true } } };
  fs.writeFileSync(join(folder, ".claude.json"), JSON.stringify(trusted));
  fs.writeFileSync(join(bin, "claude"), "#!/bin/sh\necho '2.1.332 (Claude Code)'\n", {
    mode: 0o755,
  });
  fs.symlinkSync(process.execPath, join(bin, "node"));
  return {
    project,
    account,
    gen: (...words) => {
      const ran = spawnSync(process.execPath, [join(REPOSITORY, "generator/bin.mjs"), ...words], {
        cwd: project,
        env: { PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`, HOME: folder, NO_COLOR: "1" },
        encoding: "utf8",
        // No terminal: whoever asked something here would wait for ever.
        stdio: ["ignore", "pipe", "pipe"],
      });
      return { code: ran.status, text: ran.stdout + ran.stderr };
    },
  };
}

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    fs.mkdirSync(join(root, path, ".."), { recursive: true });
    fs.writeFileSync(join(root, path), text);
  }
}

test("empty folder → init → build → check → provision → doctor", () => {
  const { account, gen } = home();
  for (const words of [["init"], ["build"], ["check"], ["test"], ["provision", account]]) {
    const { code, text } = gen(...words);
    expect(code, text).toBe(0);
  }
  const { code, text } = gen("doctor", account);
  expect(code, text).toBe(0);
});

const SET_UP = {
  ".claude/settings.json": `${JSON.stringify(
    {
      model: "sonnet",
      permissions: { deny: ["Read(./.env)"] },
      hooks: {
        PreToolUse: [
          {
            matcher: "Write|Edit",
            hooks: [{ type: "command", command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh' }],
          },
        ],
      },
    },
    null,
    4,
  )}\n`,
  ".claude/hooks/guard.sh": "#!/bin/sh\nexit 0\n",
  ".claude/agents/reviewer.md":
    "---\nname: reviewer\ndescription: Reviews.\ntools: [Read, Grep]\n---\nReview *it*.\n",
  ".claude/commands/release.md": "Release.\n",
  "CLAUDE.md": "# Mine\n",
};

test("existing set-up → import → build → provision into a copy → doctor, the user's parts intact", () => {
  const { project, account, gen } = home();
  write(project, SET_UP);
  write(account, SET_UP);
  fs.chmodSync(join(account, ".claude/hooks/guard.sh"), 0o755);
  fs.chmodSync(join(project, ".claude/hooks/guard.sh"), 0o755);
  for (const words of [["import", "."], ["build"], ["check"], ["test"], ["provision", account]]) {
    const { code, text } = gen(...words);
    expect(code, text).toBe(0);
  }
  const { code, text } = gen("doctor", account);
  expect(code, text).toBe(0);
  const after = readTree(account);
  const settings = JSON.parse(after.get(".claude/settings.json") ?? "") as {
    readonly model: string;
    readonly permissions: { readonly deny: readonly string[] };
    readonly hooks: { readonly PreToolUse: readonly object[] };
  };
  const mine = JSON.parse(SET_UP[".claude/settings.json"]) as typeof settings;
  expect(settings.model).toBe("sonnet");
  expect(settings.permissions.deny[0]).toBe("Read(./.env)");
  expect(settings.hooks.PreToolUse[0]).toEqual(mine.hooks.PreToolUse[0]);
  const guards = JSON.stringify(settings.hooks).match(/guard\.sh/gu);
  expect(guards).toHaveLength(1);
  for (const path of [".claude/hooks/guard.sh", ".claude/commands/release.md", "CLAUDE.md"]) {
    expect(after.get(path)).toBe(SET_UP[path as keyof typeof SET_UP]);
  }
  expect(gen("provision", account, "--remove").code).toBe(0);
  const left = Object.fromEntries(readTree(account));
  expect(left).toEqual(SET_UP);
});
