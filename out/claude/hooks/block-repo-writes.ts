/**
 * No worktrees, no file writes. Refuses worktrees and file writes inside repositories to betty-sue.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { inRepository } from "./runtime/predicates/in-repository.ts";
await runHook(
  {
    hook: "block-repo-writes",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          who: {
            only: ["main"],
          },
          tools: {
            names: ["EnterWorktree"],
          },
          message:
            "{tool} would move the main session into a working copy of a repository, and agents own the repositories: start the dev agent, which has a worktree of its own.",
        },
        {
          who: {
            only: ["main"],
          },
          tools: {
            names: ["Artifact", "DesignSync", "Edit", "EnterWorktree", "NotebookEdit", "Write"],
          },
          where: {
            kind: "in-repository",
            fields: ["file_path", "localDir", "notebook_path", "out_dir"],
            outside: [
              "memory",
              "documents",
              "projects",
              "output",
              "generated",
              "extracted",
              "url-get",
            ],
          },
          message:
            "{tool} would change a file inside a repository. The main session owns the docs, agents own the repositories: start the dev agent with a plan and an issue.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({ "in-repository": inRepository }),
);
