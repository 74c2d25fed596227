/**
 * Review-fix loop. Reminds of the review-fix loop when a review was submitted or a PR opened.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { runHook } from "./runtime/hook.ts";
import { runsCommand } from "./runtime/predicates/runs-command.ts";
import { remind } from "./runtime/remind.ts";
await runHook(
  {
    hook: "review-fix-reminder",
    event: "PostToolUse",
    onError: "allow",
    deadlineMs: 8000,
    rule: {
      kind: "remind",
      cases: [
        {
          tools: {
            names: ["mcp__forgejo__create_pull_request", "mcp__forgejo__submit_review"],
          },
          text: "Review-fix loop: after {tool}, start the qa agent on the PR; send what it finds to the dev agent, and repeat until a review finds nothing. Only then ask the operator to merge.",
        },
        {
          tools: {
            names: ["Bash", "Monitor", "PowerShell"],
          },
          where: {
            kind: "runs-command",
            commands: [
              ["gh", "pr", "review"],
              ["gh", "pr", "create"],
              ["tea", "pr", "create"],
            ],
            opaque: true,
          },
          text: "Review-fix loop: after {tool}, start the qa agent on the PR; send what it finds to the dev agent, and repeat until a review finds nothing. Only then ask the operator to merge.",
        },
      ],
    },
    log: {
      tag: "review-fix",
      act: "op=remind tool={tool}",
    },
  },
  remind({ "runs-command": runsCommand }),
);
