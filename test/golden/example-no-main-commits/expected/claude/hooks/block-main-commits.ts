/**
 * No commits to main. Keeps commits, merges and pushes off main; fast-forwarding main from its own remote passes.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { movesBranch } from "./runtime/predicates/moves-branch.ts";
import { pushesBranch } from "./runtime/predicates/pushes-branch.ts";
await runHook(
  {
    hook: "block-main-commits",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["Bash", "Monitor", "PowerShell"],
          },
          where: {
            kind: "any",
            of: [
              {
                kind: "moves-branch",
                branches: ["main", "master"],
                opaque: true,
              },
              {
                kind: "pushes-branch",
                branches: ["main", "master"],
                opaque: true,
              },
            ],
          },
          message:
            "This would move main directly{because}. Commit on a branch, push the branch and open a pull request; `git pull --ff-only` on main is fine.",
        },
      ],
      otherwise: "allow",
    },
    log: {
      tag: "main-guard",
      act: "op=block tool={tool}",
    },
  },
  decide({ "moves-branch": movesBranch, "pushes-branch": pushesBranch }),
);
