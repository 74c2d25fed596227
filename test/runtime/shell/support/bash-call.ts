import type { Call } from "../../../../templates/runtime/call.ts";
import { movesBranch } from "../../../../templates/runtime/predicates/moves-branch.ts";
import { pushesBranch } from "../../../../templates/runtime/predicates/pushes-branch.ts";
import { skipsGitHooks } from "../../../../templates/runtime/predicates/skips-git-hooks.ts";

/** A Bash call with a command, as the client would send it. */
export function bashCall(command: unknown, cwd: string, over: Partial<Call> = {}): Call {
  return {
    event: "PreToolUse",
    tool: "Bash",
    input: { command },
    cwd,
    projectDir: cwd,
    identity: "main",
    payload: {},
    clock: { check: () => undefined, remainingMs: () => 10_000 },
    ...over,
  };
}

export type GuardRule = "commit-main" | "push-main" | "no-verify";

/** `block: why`, or `allow`: what a guard with the shipped data says. */
export function verdict(rule: GuardRule, command: string, cwd: string, opaque = true): string {
  const call = bashCall(command, cwd);
  const answer =
    rule === "commit-main"
      ? movesBranch.holds({ kind: "moves-branch", branches: ["main"], opaque }, call)
      : rule === "push-main"
        ? pushesBranch.holds({ kind: "pushes-branch", branches: ["main"], opaque }, call)
        : skipsGitHooks.holds({ kind: "skips-git-hooks", opaque }, call);
  return answer.holds ? `block: ${answer.because ?? ""}` : "allow";
}
