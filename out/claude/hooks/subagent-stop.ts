/**
 * Subagent stop. Holds an agent back until its last message says what the main session needs.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { mentions } from "./runtime/predicates/mentions.ts";
await runHook(
  {
    hook: "subagent-stop",
    event: "SubagentStop",
    onError: "allow",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          who: {
            only: ["dev"],
          },
          tools: {
            any: true,
          },
          require: {
            kind: "mentions",
            field: "lastMessage",
            patterns: [
              {
                name: "a pull request",
                pattern: "\\bPR\\s*#\\d+",
              },
            ],
          },
          message:
            "Before you stop, say in your last message which {missing} this is about, so that the main session can go on from it.",
        },
        {
          who: {
            only: ["qa"],
          },
          tools: {
            any: true,
          },
          require: {
            kind: "mentions",
            field: "lastMessage",
            patterns: [
              {
                name: "a pull request",
                pattern: "\\bPR\\s*#\\d+",
              },
            ],
          },
          message:
            "Before you stop, say in your last message which {missing} this is about, so that the main session can go on from it.",
        },
      ],
      otherwise: "allow",
    },
    log: {
      tag: "subagent-stop",
      act: "op=hold agent={agent}",
    },
  },
  decide({ mentions: mentions }),
);
