/**
 * No file-writes, no shells. Refuses file-writes and shells to researcher.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
await runHook(
  {
    hook: "block-file-writes",
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
          message:
            "{tool} changes files, and the {agent} agent only reads. Report what should change.",
        },
        {
          tools: {
            names: ["Bash", "Monitor", "PowerShell"],
          },
          message: "{tool} runs a shell, and a shell writes anything: the {agent} agent has none.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
