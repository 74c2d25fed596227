/** The shell guards with data like the shipped spec's, and the commands tried against them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { movesBranch } from "../../../templates/runtime/predicates/moves-branch.ts";
import { pushesBranch } from "../../../templates/runtime/predicates/pushes-branch.ts";
import { runsCommand } from "../../../templates/runtime/predicates/runs-command.ts";
import { shellWrites } from "../../../templates/runtime/predicates/shell-writes.ts";
import { skipsGitHooks } from "../../../templates/runtime/predicates/skips-git-hooks.ts";
import { bashCall } from "../../runtime/shell/support/bash-call.ts";
import { guardedPaths } from "../../runtime/shell/support/guarded-paths.ts";
import { git, makeLayout, type Layout } from "../../runtime/shell/support/layout.ts";

export type Head = "main" | "feat";

const branches = ["main", "master"];
const globs = [...guardedPaths, "~/.claude/agents", "~/.claude.json"];
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

export type Guard = keyof typeof guards;

export const guardNames = Object.keys(guards) as readonly Guard[];

/** Commands that a guard must refuse, each with the branch it is tried on. */
export function refused(guard: Guard): readonly (readonly [Head, string])[] {
  return cases(guard);
}

/** A list below `cases/` of commands alone: `everyday`, `open`. */
export function listed(name: "everyday" | "open"): readonly string[] {
  return cases(name);
}

function cases<T>(name: string): readonly T[] {
  return JSON.parse(readFileSync(new URL(`../cases/${name}.json`, import.meta.url), "utf8"));
}

/** The recorded cases' layout with an upstream and guarded files; sets HOME, and clears git's variables. */
export function guardedLayout(): Layout {
  const layout = makeLayout();
  git(layout.repo, "branch", "--set-upstream-to=origin/main", "main");
  for (const top of [layout.repo, layout.feat]) {
    mkdirSync(join(top, ".claude/hooks"), { recursive: true });
    mkdirSync(join(top, "src"));
    for (const file of [".claude/settings.json", ".claude/hooks/x.mjs", "src/a.ts"])
      writeFileSync(join(top, file), "{}");
  }
  return layout;
}

/** The guards that refuse a command. */
export function refusals(command: string, head: Head, layout: Layout): readonly Guard[] {
  const call = bashCall(command, layout[head === "main" ? "repo" : "feat"]);
  return guardNames.filter((name) => guards[name](call).holds);
}
