/**
 * fast-forward. Reminds of bringing main up after a merge.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { runHook } from "./runtime/hook.ts";
import { remind } from "./runtime/remind.ts";
await runHook(
  {
    hook: "fast-forward",
    event: "PostToolUse",
    onError: "allow",
    deadlineMs: 8000,
    rule: {
      kind: "remind",
      cases: [
        {
          who: {
            only: ["main"],
          },
          tools: {
            names: ["mcp__forge__merge_pr"],
          },
          text: "Main has moved; bring the checkout up after {tool}.",
        },
      ],
    },
    log: {
      tag: "forward",
      act: "op=remind tool={tool}",
    },
  },
  remind({}),
);
