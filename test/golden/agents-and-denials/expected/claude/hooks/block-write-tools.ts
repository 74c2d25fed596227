/**
 * No code-writes, no shell. Refuses code-writes and shell to qa.
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
            names: ["Edit", "NotebookEdit", "Write"],
          },
          message: "{tool} changes files, and {agent} does not.",
        },
        {
          tools: {
            names: ["Bash", "Monitor", "PowerShell"],
          },
          message: "{tool} runs a shell, and {agent} has none.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
