/**
 * Fast-forward main. Reminds of fast-forwarding the local main after a merge on the server.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { runHook } from "./runtime/hook.ts";
import { runsCommand } from "./runtime/predicates/runs-command.ts";
import { remind } from "./runtime/remind.ts";
await runHook(
  {
    hook: "fast-forward-reminder",
    event: "PostToolUse",
    onError: "allow",
    deadlineMs: 8000,
    rule: {
      kind: "remind",
      cases: [
        {
          tools: {
            names: ["mcp__forgejo__merge_branch", "mcp__forgejo__merge_pull_request"],
          },
          text: "Main has moved on the server: bring each local checkout up with `git pull --ff-only` on main before new work starts from it.",
        },
        {
          tools: {
            names: ["Bash", "Monitor", "PowerShell"],
          },
          where: {
            kind: "runs-command",
            commands: [
              ["gh", "pr", "merge"],
              ["tea", "pr", "merge"],
            ],
            opaque: true,
          },
          text: "Main has moved on the server: bring each local checkout up with `git pull --ff-only` on main before new work starts from it.",
        },
      ],
    },
    log: {
      tag: "fast-forward",
      act: "op=remind tool={tool}",
    },
  },
  remind({ "runs-command": runsCommand }),
);
