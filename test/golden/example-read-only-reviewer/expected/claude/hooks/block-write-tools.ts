/**
 * No file writes, no shells. Refuses file writes and shells to reviewer.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
await runHook(
  {
    hook: "block-write-tools",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["Artifact", "DesignSync", "Edit", "EnterWorktree", "NotebookEdit", "Write"],
          },
          message:
            "{tool} changes files, and the {agent} agent does not. Put what should change into your report; reads are open to you.",
        },
        {
          tools: {
            names: ["Bash", "Monitor", "PowerShell"],
          },
          message:
            "{tool} runs a shell, and the {agent} agent has none. Use Read, Grep and Glob, or ask the main session to run it.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
