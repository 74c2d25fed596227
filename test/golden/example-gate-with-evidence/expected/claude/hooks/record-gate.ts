/**
 * Record gate. Holds attachments back until the customer's record was read in this turn.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { nonEmpty } from "./runtime/predicates/non-empty.ts";
import { toolUsed } from "./runtime/predicates/tool-used.ts";
await runHook(
  {
    hook: "record-gate",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["mcp__mail__reply", "mcp__mail__send"],
          },
          where: {
            kind: "non-empty",
            field: "attachments",
          },
          require: {
            kind: "tool-used",
            tool: "*get_record",
            since: "last-user-turn",
            evidence: "result",
            maxBytes: 67108864,
          },
          message:
            "An attachment is about to go out, and the customer's record was not read in this turn. Run `get_record` for this customer, apply what it says, then call {tool} again: it passes.",
        },
      ],
      otherwise: "allow",
    },
    log: {
      tag: "record-gate",
      allow: "op=allow tool={tool}",
      act: "op=block tool={tool} detail=no record read this turn",
    },
  },
  decide({ "non-empty": nonEmpty, "tool-used": toolUsed }),
);
