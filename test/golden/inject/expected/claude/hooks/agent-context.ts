/**
 * agent-context. Gives started agents the house rules.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { runHook } from "./runtime/hook.ts";
import { inject } from "./runtime/inject/inject.ts";
await runHook(
  {
    hook: "agent-context",
    event: "SubagentStart",
    onError: "allow",
    deadlineMs: 8000,
    rule: {
      kind: "inject",
      parts: [
        {
          kind: "text",
          text: "- Read first.\n- Then write.",
        },
        {
          title: "Plan",
          kind: "text",
          text: "Fetch your plan.",
          who: {
            only: ["dev"],
          },
        },
      ],
      maxChars: 10000,
    },
  },
  inject(),
);
