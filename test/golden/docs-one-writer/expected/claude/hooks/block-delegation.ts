/**
 * No acting by another's hands. Refuses acting by another's hands to every agent the spec does not name.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
await runHook(
  {
    hook: "block-delegation",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          who: {
            except: ["dev", "librarian", "main"],
          },
          tools: {
            names: ["Agent", "CronCreate", "RemoteTrigger", "ScheduleWakeup", "SendMessage"],
          },
          message: "{tool} would let another agent act for {agent}.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
