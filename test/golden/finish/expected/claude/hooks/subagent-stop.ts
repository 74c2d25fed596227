/**
 * subagent-stop. Holds an agent back until it names its pull request.
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
                pattern: "\\bPR #\\d+\\b",
              },
            ],
          },
          message: "Say which {missing} this is about.",
        },
      ],
      otherwise: "allow",
    },
    log: {
      tag: "stop",
      act: "op=hold agent={agent}",
    },
  },
  decide({ mentions: mentions }),
);
