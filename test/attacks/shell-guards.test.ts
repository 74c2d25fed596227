/** Commands tried against the shell guards, and a day of ordinary ones that none of them may refuse. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { movesBranch } from "../../templates/runtime/predicates/moves-branch.ts";
import { pushesBranch } from "../../templates/runtime/predicates/pushes-branch.ts";
import { runsCommand } from "../../templates/runtime/predicates/runs-command.ts";
import { shellWrites } from "../../templates/runtime/predicates/shell-writes.ts";
import { skipsGitHooks } from "../../templates/runtime/predicates/skips-git-hooks.ts";
import { bashCall } from "../runtime/shell/support/bash-call.ts";
import { git, makeLayout, type Layout } from "../runtime/shell/support/layout.ts";

type Head = "main" | "feat";

const branches = ["main", "master"];
const globs = [
  ".claude/settings.json",
  ".claude/settings.local.json",
  ".claude/hooks",
  ".claude/agents",
  ".claude/skills",
  ".mcp.json",
  "**/.claude/settings*.json",
  "**/.claude/{hooks,agents,skills,commands}",
  "~/.claude/settings.json",
  "~/.claude/agents",
  "~/.claude.json",
];
const commands = [
  ["gh", "pr", "merge"],
  ["tea", "pr", "merge"],
  ["tea", "pulls", "merge"],
];

const guards = {
  "moves-main": (call) => movesBranch.holds({ kind: "moves-branch", branches, opaque: true }, call),
  "pushes-main": (call) =>
    pushesBranch.holds({ kind: "pushes-branch", branches, opaque: true }, call),
  "skips-hooks": (call) => skipsGitHooks.holds({ kind: "skips-git-hooks", opaque: true }, call),
  "writes-guards": (call) => shellWrites.holds({ kind: "shell-writes", globs, opaque: true }, call),
  merges: (call) => runsCommand.holds({ kind: "runs-command", commands, opaque: true }, call),
} as const satisfies Record<string, (call: ReturnType<typeof bashCall>) => { holds: boolean }>;

type Guard = keyof typeof guards;

function cases<T>(name: string): readonly T[] {
  return JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), "utf8"));
}

let layout: Layout;
beforeAll(() => {
  layout = makeLayout();
  git(layout.repo, "branch", "--set-upstream-to=origin/main", "main");
  for (const top of [layout.repo, layout.feat]) {
    mkdirSync(join(top, ".claude/hooks"), { recursive: true });
    mkdirSync(join(top, "src"));
    for (const file of [".claude/settings.json", ".claude/hooks/x.mjs", "src/a.ts"])
      writeFileSync(join(top, file), "{}");
  }
});
afterAll(() => layout.remove());

function refusals(command: string, head: Head): readonly Guard[] {
  const call = bashCall(command, layout[head === "main" ? "repo" : "feat"]);
  return (Object.keys(guards) as Guard[]).filter((name) => guards[name](call).holds);
}

describe.each(Object.keys(guards) as Guard[])("%s", (guard) => {
  test.each(cases<readonly [Head, string]>(guard))("on %s refuses %s", (head, command) => {
    expect(refusals(command, head)).toContain(guard);
  });
});

/** Known ways past the reader. Whoever closes one moves it to the cases above. */
test.each(cases<string>("open"))("does not see yet, on main: %s", (command) => {
  expect(refusals(command, "main")).not.toContain("moves-main");
});

test.each(cases<string>("everyday"))("lets pass on a branch: %s", (command) => {
  expect(refusals(command, "feat")).toEqual([]);
});

test.each(["rm -rf pkg/.claude", "mv pkg/.claude x", "cd pkg && rm -rf .cl*", "rm -rf pkg"])(
  "the guards of a folder below the project count as well: %s",
  (command) => {
    mkdirSync(join(layout.feat, "pkg/.claude/agents"), { recursive: true });
    expect(refusals(command, "feat")).toContain("writes-guards");
  },
);
