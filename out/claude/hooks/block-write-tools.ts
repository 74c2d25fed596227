/**
 * No file writes, no shells. Refuses file writes and shells to qa, dottie.
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
            "{tool} changes files, and the {agent} agent does not. Report what should change and let the dev agent do it; reads are open to you.",
        },
        {
          tools: {
            names: ["Bash", "Monitor", "PowerShell"],
          },
          message:
            "{tool} runs a shell, and a shell writes anything: the {agent} agent has none. Use the read tools, or ask the main session to run it.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
